/**
 * Interactions of the demonstration, a line each: substances or classes (`@sartans`) on either side, severity, and what
 * happens in Chinese and in English. The sentences have the sense of the leaflets of the listed medicines.
 */
export const interactionLines = `
@painkillers|@calciumBlockers|warning|会让血压升高，减弱降压作用|raises blood pressure and weakens the treatment of it
@painkillers|@sartans,@aceInhibitors|warning|减弱降压作用，还可能伤肾|weakens the treatment of blood pressure and can harm the kidneys
@painkillers|@betaBlockers|warning|减弱降压作用|weakens the treatment of blood pressure
@painkillers|hydrochlorothiazide,spironolactone|warning|减弱利尿降压作用，还可能伤肾|weakens the diuretic and can harm the kidneys
@painkillers|warfarin|warning|出血风险明显增加|clearly raises the risk of bleeding
@painkillers|clopidogrel|warning|消化道出血风险增加|raises the risk of bleeding of stomach and bowel
@painkillers|prednisone|warning|消化道溃疡和出血风险增加|raises the risk of ulcers and bleeding
@painkillers|sertraline|warning|出血风险增加|raises the risk of bleeding
ibuprofen|aspirin|warning|布洛芬会减弱阿司匹林的抗血小板作用|ibuprofen weakens the effect of aspirin on platelets
celecoxib|aspirin|warning|消化道溃疡和出血风险增加|raises the risk of ulcers and bleeding
aspirin|warfarin|warning|出血风险明显增加|clearly raises the risk of bleeding
aspirin|clopidogrel|info|两种抗血小板药合用，出血风险增加，请留意出血|two medicines act on platelets: watch for bleeding
aspirin|prednisone|warning|消化道溃疡和出血风险增加|raises the risk of ulcers and bleeding
aspirin,clopidogrel,warfarin|sertraline|warning|出血风险增加|raises the risk of bleeding
clopidogrel|warfarin|warning|出血风险明显增加|clearly raises the risk of bleeding
clopidogrel|omeprazole|warning|奥美拉唑会减弱氯吡格雷的作用，应避免合用|omeprazole weakens clopidogrel: avoid the two together
warfarin|amiodarone,clarithromycin,allopurinol,levothyroxine|warning|会增强华法林作用，需要密切监测 INR|strengthens warfarin: check the INR closely
warfarin|amoxicillin,rosuvastatin,simvastatin|warning|可能使 INR 升高，需要复查|can raise the INR: check it
warfarin|omeprazole|info|可能使 INR 轻度升高|can raise the INR slightly
clarithromycin|simvastatin|forbidden|横纹肌溶解风险，禁止合用|can destroy muscle: never together
clarithromycin|atorvastatin|warning|他汀血药浓度升高，横纹肌溶解风险增加，阿托伐他汀每天不超过 20 mg|raises the statin and the risk for muscles: at most 20 mg of atorvastatin a day
clarithromycin|@calciumBlockers|warning|可能引起低血压|can lower blood pressure too far
clarithromycin|@sulfonylureas|warning|可能引起低血糖|can cause low blood sugar
clarithromycin|amiodarone|warning|QT 间期延长、心律失常风险，应避免合用|prolongs the QT interval: avoid the two together
clarithromycin|digoxin|warning|地高辛浓度升高，注意中毒|raises digoxin: watch for poisoning
simvastatin|amlodipine,amiodarone|warning|肌病风险增加，辛伐他汀每天不超过 20 mg|raises the risk for muscles: at most 20 mg of simvastatin a day
digoxin|amiodarone|warning|地高辛浓度升高，需要减量并监测|raises digoxin: reduce and monitor it
digoxin|hydrochlorothiazide|warning|低血钾会加重地高辛毒性，需要查血钾|low potassium makes digoxin more toxic: check potassium
digoxin|spironolactone|warning|地高辛浓度可能升高，需要监测|can raise digoxin: monitor it
digoxin|prednisone|info|可能低血钾，注意地高辛毒性|can lower potassium: watch for toxic effects of digoxin
digoxin|acarbose|info|可能影响地高辛吸收|can change how much digoxin is taken up
digoxin|@betaBlockers|warning|心率过慢、房室传导阻滞风险|can slow the heart too far
@betaBlockers|amiodarone|warning|心率过慢、房室传导阻滞风险|can slow the heart too far
@betaBlockers|salbutamol|warning|作用相互抵消，可能诱发哮喘|the two cancel each other and can bring on asthma
@betaBlockers|@sulfonylureas,insulin glargine|warning|会掩盖低血糖的心慌，注意监测血糖|hides the signs of low blood sugar: monitor it
metoprolol|sertraline|info|美托洛尔浓度可能升高|can raise metoprolol
@sartans,@aceInhibitors|spironolactone|warning|高血钾风险，需要查血钾和肾功能|can raise potassium: check potassium and kidneys
@sartans,@aceInhibitors|potassium chloride|warning|高血钾风险，需要查血钾|can raise potassium: check it
spironolactone|potassium chloride|forbidden|严重高血钾风险，不应合用|can raise potassium dangerously: not together
@sartans|@aceInhibitors|warning|低血压、高血钾和肾损害风险，不推荐合用|low pressure, high potassium, harm to kidneys: not recommended together
@aceInhibitors|allopurinol|info|过敏反应风险增加|raises the risk of allergic reactions
@sulfonylureas|insulin glargine|warning|低血糖风险增加|raises the risk of low blood sugar
@sulfonylureas|acarbose|info|发生低血糖时要吃葡萄糖，蔗糖不管用|with low blood sugar take glucose: table sugar does not help
dapagliflozin,sitagliptin|@sulfonylureas,insulin glargine|info|低血糖风险增加，可能需要减量|raises the risk of low blood sugar: doses may be reduced
dapagliflozin|hydrochlorothiazide|info|可能脱水、低血压|can cause dehydration and low pressure
prednisone|metformin,insulin glargine,@sulfonylureas|warning|会升高血糖，需要监测|raises blood sugar: monitor it
levothyroxine|calcium carbonate|info|钙剂影响吸收，间隔 4 小时以上|calcium hinders it: leave 4 hours between
levothyroxine|omeprazole|info|可能影响吸收，需要复查甲状腺功能|can hinder it: check the thyroid
amoxicillin|allopurinol|info|皮疹风险增加|raises the risk of a rash
isosorbide mononitrate|@calciumBlockers,@betaBlockers|info|降压作用相加，起身要慢|lowers pressure further: stand up slowly
diazepam|morphine,tramadol|warning|呼吸抑制风险|can suppress breathing
tramadol|sertraline|warning|5-羟色胺综合征风险|can cause a serotonin syndrome
`;
