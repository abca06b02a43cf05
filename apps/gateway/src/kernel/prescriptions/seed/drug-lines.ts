/**
 * Medicines of the demonstration, a line each: id, names, substance, ATC code, strength in Chinese and in English,
 * milligrams (or -), unit, units of a pack, makers with cents a pack, picture, colour, most units a day (or -), least age
 * in years (or -), pregnancy, and marks: `short` for an acute illness, a special kind, `offline`, `cold`. The names of
 * the mall's prescription medicines are the same here. Makers are invented; none of the names is a brand.
 */
export const drugLines = `
amlodipine-5mg|苯磺酸氨氯地平片|Amlodipine tablets|amlodipine|C08CA01|5 mg|5 mg|5|tablet|28|qinghe:2860,songling:2640|tablets|brand|2|6|caution|
valsartan-80mg|缬沙坦胶囊|Valsartan capsules|valsartan|C09CA03|80 mg|80 mg|80|capsule|28|qinghe:3280,xingchun:3060|tablets|slate|4|18|forbidden|
irbesartan-150mg|厄贝沙坦片|Irbesartan tablets|irbesartan|C09CA04|0.15 g|150 mg|150|tablet|28|songling:2980|tablets|leaf|2|18|forbidden|
losartan-50mg|氯沙坦钾片|Losartan potassium tablets|losartan|C09CA01|50 mg|50 mg|50|tablet|28|xingchun:3180|tablets|brand|2|6|forbidden|
perindopril-4mg|培哚普利叔丁胺片|Perindopril tablets|perindopril|C09AA04|4 mg|4 mg|4|tablet|30|liyuan:4260|tablets|rose|2|18|forbidden|
enalapril-10mg|马来酸依那普利片|Enalapril tablets|enalapril|C09AA02|10 mg|10 mg|10|tablet|28|songling:1680|tablets|slate|4|18|forbidden|
nifedipine-30mg|硝苯地平控释片|Nifedipine controlled-release tablets|nifedipine|C08CA05|30 mg|30 mg|30|tablet|28|qinghe:4180,songling:3920|tablets|amber|2|18|caution|
metoprolol-47-5mg|琥珀酸美托洛尔缓释片|Metoprolol slow-release tablets|metoprolol|C07AB02|47.5 mg|47.5 mg|47.5|tablet|28|qinghe:2680,liyuan:2520|tablets|rose|4|18|caution|
bisoprolol-5mg|富马酸比索洛尔片|Bisoprolol tablets|bisoprolol|C07AB07|5 mg|5 mg|5|tablet|28|xingchun:2480|tablets|leaf|2|18|caution|
hydrochlorothiazide-25mg|氢氯噻嗪片|Hydrochlorothiazide tablets|hydrochlorothiazide|C03AA03|25 mg|25 mg|25|tablet|100|songling:880|tablets|slate|4|18|caution|
spironolactone-20mg|螺内酯片|Spironolactone tablets|spironolactone|C03DA01|20 mg|20 mg|20|tablet|100|liyuan:1580|tablets|amber|5|18|caution|
potassium-chloride-500mg|氯化钾缓释片|Potassium chloride slow-release tablets|potassium chloride|A12BA01|0.5 g|500 mg|500|tablet|24|xingchun:1260|tablets|violet|12|18|caution|
isosorbide-40mg|单硝酸异山梨酯缓释片|Isosorbide mononitrate slow-release tablets|isosorbide mononitrate|C01DA14|40 mg|40 mg|40|tablet|24|songling:2860|tablets|brand|2|18|caution|
digoxin-0-25mg|地高辛片|Digoxin tablets|digoxin|C01AA05|0.25 mg|0.25 mg|0.25|tablet|30|liyuan:1980|tablets|slate|1|18|caution|
amiodarone-200mg|盐酸胺碘酮片|Amiodarone tablets|amiodarone|C01BD01|0.2 g|200 mg|200|tablet|24|xingchun:2760|tablets|rose|3|18|forbidden|
atorvastatin-20mg|阿托伐他汀钙片|Atorvastatin tablets|atorvastatin|C10AA05|20 mg|20 mg|20|tablet|28|qinghe:4580,songling:4260|tablets|leaf|4|10|forbidden|
rosuvastatin-10mg|瑞舒伐他汀钙片|Rosuvastatin tablets|rosuvastatin|C10AA07|10 mg|10 mg|10|tablet|28|songling:3680,qinghe:3860|tablets|rose|2|18|forbidden|
simvastatin-20mg|辛伐他汀片|Simvastatin tablets|simvastatin|C10AA01|20 mg|20 mg|20|tablet|28|liyuan:2180|tablets|amber|2|18|forbidden|
ezetimibe-10mg|依折麦布片|Ezetimibe tablets|ezetimibe|C10AX09|10 mg|10 mg|10|tablet|28|xingchun:5280|tablets|leaf|1|10|caution|
aspirin-100mg|阿司匹林肠溶片|Aspirin enteric-coated tablets|aspirin|B01AC06|100 mg|100 mg|100|tablet|30|qinghe:1580,xingchun:1480|tablets|brand|3|18|caution|
clopidogrel-75mg|硫酸氢氯吡格雷片|Clopidogrel tablets|clopidogrel|B01AC04|75 mg|75 mg|75|tablet|28|qinghe:9880,songling:9460|tablets|amber|1|18|caution|
warfarin-2-5mg|华法林钠片|Warfarin tablets|warfarin|B01AA03|2.5 mg|2.5 mg|2.5|tablet|60|liyuan:2380|tablets|violet|-|18|forbidden|
metformin-500mg|盐酸二甲双胍片|Metformin tablets|metformin|A10BA02|0.5 g|500 mg|500|tablet|60|qinghe:1980,songling:1860|tablets|amber|5|10|caution|
acarbose-50mg|阿卡波糖片|Acarbose tablets|acarbose|A10BF01|50 mg|50 mg|50|tablet|30|xingchun:3880|tablets|violet|6|18|caution|
gliclazide-30mg|格列齐特缓释片|Gliclazide slow-release tablets|gliclazide|A10BB09|30 mg|30 mg|30|tablet|60|songling:3480|tablets|brand|4|18|forbidden|
glimepiride-2mg|格列美脲片|Glimepiride tablets|glimepiride|A10BB12|2 mg|2 mg|2|tablet|30|liyuan:3260|tablets|leaf|3|18|forbidden|
dapagliflozin-10mg|达格列净片|Dapagliflozin tablets|dapagliflozin|A10BK01|10 mg|10 mg|10|tablet|28|xingchun:9860|tablets|slate|1|18|forbidden|
sitagliptin-100mg|磷酸西格列汀片|Sitagliptin tablets|sitagliptin|A10BH01|100 mg|100 mg|100|tablet|28|qinghe:8680|tablets|rose|1|18|caution|
insulin-glargine-300iu|甘精胰岛素注射液（预填充笔）|Insulin glargine injection, pre-filled pen|insulin glargine|A10AE04|3 ml : 300 单位|3 ml : 300 units|-|unit|300|qinghe:13800|box|brand|-|6|caution|cold
levothyroxine-50ug|左甲状腺素钠片|Levothyroxine tablets|levothyroxine|H03AA01|50 μg|50 μg|0.05|tablet|100|songling:2980|tablets|violet|4|0|allowed|
calcium-d3-600mg|碳酸钙 D3 片|Calcium carbonate and vitamin D3 tablets|calcium carbonate|A12AX|0.6 g|600 mg|600|tablet|60|xingchun:3980|tablets|slate|2|12|allowed|
allopurinol-100mg|别嘌醇片|Allopurinol tablets|allopurinol|M04AA01|0.1 g|100 mg|100|tablet|100|liyuan:1880|tablets|leaf|6|18|caution|
montelukast-5mg|孟鲁司特钠咀嚼片|Montelukast chewable tablets|montelukast|R03DC03|5 mg|5 mg|5|tablet|30|qinghe:6480|tablets|brand|1|6|caution|
salbutamol-100ug|沙丁胺醇吸入气雾剂|Salbutamol inhaler|salbutamol|R03AC02|100 μg/揿|100 μg a puff|0.1|puff|200|xingchun:2280|spray|slate|8|4|caution|
budesonide-200ug|布地奈德吸入粉雾剂|Budesonide inhalation powder|budesonide|R03BA02|200 μg/吸|200 μg a puff|0.2|puff|100|qinghe:6880|spray|leaf|8|6|allowed|
omeprazole-20mg|奥美拉唑肠溶胶囊|Omeprazole enteric-coated capsules|omeprazole|A02BC01|20 mg|20 mg|20|capsule|28|songling:2380|tablets|amber|2|18|caution|
sulfasalazine-250mg|柳氮磺吡啶肠溶片|Sulfasalazine enteric-coated tablets|sulfasalazine|A07EC01|0.25 g|250 mg|250|tablet|60|liyuan:2680|tablets|rose|16|2|caution|
prednisone-5mg|醋酸泼尼松片|Prednisone tablets|prednisone|H02AB07|5 mg|5 mg|5|tablet|100|xingchun:1280|tablets|slate|12|0|caution|
sertraline-50mg|盐酸舍曲林片|Sertraline tablets|sertraline|N06AB06|50 mg|50 mg|50|tablet|28|songling:5280|tablets|violet|4|18|caution|
ibuprofen-300mg|布洛芬缓释胶囊|Ibuprofen slow-release capsules|ibuprofen|M01AE01|0.3 g|300 mg|300|capsule|20|xingchun:1890|tablets|rose|2|18|forbidden|short
celecoxib-200mg|塞来昔布胶囊|Celecoxib capsules|celecoxib|M01AH01|0.2 g|200 mg|200|capsule|12|qinghe:3280|tablets|amber|2|18|forbidden|short
amoxicillin-500mg|阿莫西林胶囊|Amoxicillin capsules|amoxicillin|J01CA04|0.5 g|500 mg|500|capsule|24|qinghe:1480,liyuan:1390|tablets|leaf|8|-|allowed|short
cefuroxime-250mg|头孢呋辛酯片|Cefuroxime axetil tablets|cefuroxime|J01DC02|0.25 g|250 mg|250|tablet|12|songling:2680|tablets|brand|4|5|allowed|short
clarithromycin-250mg|克拉霉素片|Clarithromycin tablets|clarithromycin|J01FA09|0.25 g|250 mg|250|tablet|12|xingchun:2480|tablets|violet|4|12|caution|short
ambroxol-3mg|盐酸氨溴索口服溶液|Ambroxol oral solution|ambroxol|R05CB06|3 mg/ml|3 mg/ml|3|ml|100|qinghe:2680|bottle|leaf|30|-|caution|short
diazepam-2-5mg|地西泮片|Diazepam tablets|diazepam|N05BA01|2.5 mg|2.5 mg|2.5|tablet|20|songling:680|tablets|slate|16|18|forbidden|psychotropic
tramadol-100mg|盐酸曲马多缓释片|Tramadol slow-release tablets|tramadol|N02AX02|0.1 g|100 mg|100|tablet|10|xingchun:1980|tablets|amber|4|18|forbidden|psychotropic
morphine-10mg|硫酸吗啡缓释片|Morphine slow-release tablets|morphine|N02AA01|10 mg|10 mg|10|tablet|10|qinghe:2380|tablets|rose|-|18|caution|narcotic
methylprednisolone-40mg|注射用甲泼尼龙琥珀酸钠|Methylprednisolone for injection|methylprednisolone|H02AB04|40 mg|40 mg|40|unit|1|songling:2180|box|slate|-|0|caution|short offline
`;
