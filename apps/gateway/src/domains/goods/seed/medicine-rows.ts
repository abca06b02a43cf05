/**
 * Medicines of the demonstration, a line each: category, names, uses, picture, colour, cents, cents for members, variants
 * as they are called and how many times the price each is. None is a brand.
 */
export const medicineRows = `
cold|复方感冒灵颗粒|Compound cold granules|用于感冒引起的头痛、发热、鼻塞|For headache, fever and a blocked nose with a cold|box|leaf|1980|1780|10 袋/10 sachets/1;20 袋/20 sachets/1.9
cold|对乙酰氨基酚片|Paracetamol tablets|用于普通感冒的发热和轻中度疼痛|For fever with a cold and for mild pain|tablets|brand|980|-|12 片/12 tablets/1;24 片/24 tablets/1.8
cold|布洛芬缓释胶囊|Ibuprofen slow-release capsules|用于缓解头痛、牙痛、关节痛和痛经|For headache, toothache, joint pain and period pain|tablets|rose|1890|1690|20 粒/20 capsules/1;40 粒/40 capsules/1.9
cold|小儿布洛芬混悬液|Ibuprofen suspension for children|用于儿童发热，按体重服用|For fever of children, by weight|bottle|amber|2450|2250|35 毫升/35 ml/1;100 毫升/100 ml/2.2
cold|枇杷止咳糖浆|Loquat cough syrup|用于咳嗽、痰多|For cough with phlegm|bottle|amber|1860|-|100 毫升/100 ml/1;150 毫升/150 ml/1.4
cold|氨溴索口服液|Ambroxol oral solution|用于痰多、咳痰不畅|For thick phlegm that is hard to cough up|bottle|leaf|2680|2480|100 毫升/100 ml/1
cold|板蓝根颗粒|Isatis root granules|用于咽喉肿痛|For a swollen, sore throat|box|leaf|1290|-|10 袋/10 sachets/1;20 袋/20 sachets/1.8
cold|西瓜霜润喉片|Watermelon frost lozenges|用于咽喉干痛、声音嘶哑|For a dry, sore throat and hoarseness|tablets|rose|860|-|24 片/24 lozenges/1;36 片/36 lozenges/1.4
cold|生理性海水鼻腔喷雾|Sea water nasal spray|用于清洁鼻腔，缓解鼻塞|Cleans the nose and eases blockage|spray|brand|3980|3580|50 毫升/50 ml/1;80 毫升/80 ml/1.4
cold|氯雷他定片|Loratadine tablets|用于过敏性鼻炎和荨麻疹|For allergic rhinitis and hives|tablets|violet|1580|1380|6 片/6 tablets/1;12 片/12 tablets/1.8
cold|盐酸西替利嗪滴剂|Cetirizine drops|用于儿童过敏引起的鼻痒、喷嚏|For an itchy nose and sneezing of children with allergies|drops|violet|3280|-|10 毫升/10 ml/1;20 毫升/20 ml/1.8
cold|藿香正气口服液|Agastache oral liquid|用于夏季感冒、头昏、腹胀|For summer colds with dizziness and bloating|bottle|amber|1680|-|5 支/5 vials/1;10 支/10 vials/1.9
cold|银翘解毒颗粒|Honeysuckle and forsythia granules|用于风热感冒、咽喉疼痛|For a feverish cold with a sore throat|box|leaf|1580|1420|10 袋/10 sachets/1
cold|退热贴|Cooling patches|用于物理降温，儿童和成人均可|Cools the forehead of children and adults|patch|brand|1490|-|4 片/4 patches/1;8 片/8 patches/1.8
cold|复方薄荷脑鼻用吸入剂|Menthol nasal inhaler|用于感冒鼻塞|For a nose blocked by a cold|spray|leaf|990|-|1 支/1 piece/1;2 支/2 pieces/1.9
stomach|蒙脱石散|Montmorillonite powder|用于急慢性腹泻|For acute and lasting diarrhoea|box|amber|1680|1480|10 袋/10 sachets/1;15 袋/15 sachets/1.4
stomach|口服补液盐散|Oral rehydration salts|用于腹泻引起的轻中度脱水|For mild dehydration with diarrhoea|box|brand|1380|-|6 袋/6 sachets/1;12 袋/12 sachets/1.9
stomach|铝碳酸镁咀嚼片|Hydrotalcite chewable tablets|用于胃酸过多、烧心|For too much stomach acid and heartburn|tablets|slate|2180|1980|20 片/20 tablets/1;40 片/40 tablets/1.9
stomach|健胃消食片|Digestive tablets|用于饭后腹胀、食欲不振|For fullness after meals and poor appetite|tablets|leaf|1280|-|32 片/32 tablets/1;64 片/64 tablets/1.9
stomach|双歧杆菌三联活菌胶囊|Triple bifidobacterium capsules|用于肠道菌群失调引起的腹泻、便秘|For diarrhoea or constipation by a disturbed gut flora|tablets|violet|3280|2980|24 粒/24 capsules/1;36 粒/36 capsules/1.4
stomach|乳果糖口服溶液|Lactulose oral solution|用于便秘，孕妇可在医生指导下使用|For constipation, in pregnancy as a doctor advises|bottle|violet|4280|3980|100 毫升/100 ml/1;200 毫升/200 ml/1.8
stomach|开塞露|Glycerine enema|用于便秘，外用|For constipation, for outer use|bottle|slate|760|-|2 支/2 pieces/1;10 支/10 pieces/4.2
stomach|多潘立酮片|Domperidone tablets|用于恶心、嗳气、饭后饱胀|For nausea, belching and fullness after meals|tablets|brand|1780|-|30 片/30 tablets/1
stomach|复方消化酶胶囊|Compound digestive enzyme capsules|用于食欲缺乏、消化不良|For poor appetite and indigestion|tablets|amber|3480|3180|20 粒/20 capsules/1;40 粒/40 capsules/1.9
stomach|维生素 B6 片|Vitamin B6 tablets|用于维生素 B6 缺乏|For a lack of vitamin B6|tablets|amber|680|-|100 片/100 tablets/1
stomach|山楂麦芽颗粒|Hawthorn and malt granules|用于小儿积食、不思饮食|For children who are full and do not want to eat|box|rose|1880|-|10 袋/10 sachets/1;20 袋/20 sachets/1.9
stomach|金嗓润胃颗粒|Soothing stomach granules|用于胃部不适、反酸|For an uneasy stomach and acid reflux|box|leaf|2680|-|12 袋/12 sachets/1
stomach|晕车贴|Travel sickness patches|用于乘车船引起的恶心、头晕|For nausea and dizziness on journeys|patch|slate|1280|1080|4 贴/4 patches/1;12 贴/12 patches/2.7
stomach|聚乙二醇散|Macrogol powder|用于成人便秘|For constipation of adults|box|brand|3680|-|10 袋/10 sachets/1;20 袋/20 sachets/1.9
stomach|西甲硅油乳剂|Simethicone emulsion|用于腹部胀气|For wind and bloating|bottle|leaf|4980|4580|30 毫升/30 ml/1
skin|碘伏消毒液|Povidone-iodine solution|用于皮肤和小伤口的消毒|Disinfects skin and small wounds|bottle|amber|890|-|100 毫升/100 ml/1;500 毫升/500 ml/3.2
skin|医用酒精棉片|Alcohol swabs|用于皮肤消毒，独立包装|Disinfect the skin, packed one by one|box|brand|1290|1090|50 片/50 swabs/1;100 片/100 swabs/1.8
skin|创可贴|Adhesive plasters|防水透气，多种尺寸|Waterproof and breathable, in several sizes|bandage|amber|980|-|50 片/50 plasters/1;100 片/100 plasters/1.8
skin|医用纱布块|Gauze pads|用于伤口包扎|For dressing wounds|bandage|slate|860|-|10 片/10 pads/1;50 片/50 pads/4
skin|红霉素软膏|Erythromycin ointment|用于小面积皮肤感染|For infections of small areas of skin|tube|leaf|590|-|10 克/10 g/1
skin|莫匹罗星软膏|Mupirocin ointment|用于皮肤细菌感染|For bacterial infections of the skin|tube|brand|2280|2080|5 克/5 g/1;10 克/10 g/1.8
skin|糠酸莫米松乳膏|Mometasone cream|用于湿疹、皮炎|For eczema and dermatitis|tube|violet|2480|-|5 克/5 g/1;10 克/10 g/1.8
skin|硝酸咪康唑乳膏|Miconazole cream|用于手足癣、体癣|For fungal infections of hands, feet and body|tube|rose|1980|1780|15 克/15 g/1;20 克/20 g/1.3
skin|炉甘石洗剂|Calamine lotion|用于痱子、蚊虫叮咬的止痒|Stops the itch of heat rash and insect bites|bottle|rose|890|-|100 毫升/100 ml/1
skin|烧伤湿润膏|Moist burn ointment|用于小面积轻度烫伤|For mild scalds of small areas|tube|amber|3280|-|20 克/20 g/1;40 克/40 g/1.8
skin|双氯芬酸钠凝胶|Diclofenac gel|用于肌肉和关节的疼痛|For pain of muscles and joints|tube|brand|2980|2680|20 克/20 g/1;50 克/50 g/2.1
skin|云药止痛喷雾|Herbal pain relief spray|用于跌打损伤、扭伤|For bruises and sprains|spray|leaf|3680|3380|60 毫升/60 ml/1;100 毫升/100 ml/1.5
skin|麝香镇痛贴|Musk pain patches|用于腰背酸痛、风湿痛|For back ache and rheumatic pain|patch|rose|2680|-|6 贴/6 patches/1;12 贴/12 patches/1.8
skin|玻璃酸钠滴眼液|Sodium hyaluronate eye drops|用于眼睛干涩|For dry eyes|drops|brand|3580|3180|5 毫升/5 ml/1;10 毫升/10 ml/1.8
skin|医用退红凝胶敷料|Soothing gel dressing|用于皮肤红热、敏感的护理|Cares for red, hot and sensitive skin|tube|violet|5800|5200|30 克/30 g/1
chronic|苯磺酸氨氯地平片|Amlodipine tablets|||tablets|brand|2860|-|7 片/7 tablets/1;28 片/28 tablets/3.6
chronic|缬沙坦胶囊|Valsartan capsules|||tablets|slate|3280|-|7 粒/7 capsules/1;28 粒/28 capsules/3.6
chronic|厄贝沙坦片|Irbesartan tablets|||tablets|leaf|2980|-|7 片/7 tablets/1
chronic|琥珀酸美托洛尔缓释片|Metoprolol slow-release tablets|||tablets|rose|2680|-|7 片/7 tablets/1;28 片/28 tablets/3.6
chronic|盐酸二甲双胍片|Metformin tablets|||tablets|amber|1980|-|20 片/20 tablets/1;60 片/60 tablets/2.7
chronic|阿卡波糖片|Acarbose tablets|||tablets|violet|3880|-|30 片/30 tablets/1
chronic|格列齐特缓释片|Gliclazide slow-release tablets|||tablets|brand|3480|-|30 片/30 tablets/1;60 片/60 tablets/1.9
chronic|达格列净片|Dapagliflozin tablets|||tablets|slate|6280|-|14 片/14 tablets/1
chronic|阿托伐他汀钙片|Atorvastatin tablets|||tablets|leaf|3980|-|7 片/7 tablets/1;28 片/28 tablets/3.6
chronic|瑞舒伐他汀钙片|Rosuvastatin tablets|||tablets|rose|3680|-|7 片/7 tablets/1
chronic|硫酸氢氯吡格雷片|Clopidogrel tablets|||tablets|amber|5680|-|7 片/7 tablets/1;14 片/14 tablets/1.9
chronic|左甲状腺素钠片|Levothyroxine tablets|||tablets|violet|2980|-|100 片/100 tablets/1
chronic|孟鲁司特钠咀嚼片|Montelukast chewable tablets|||tablets|brand|4280|-|5 片/5 tablets/1;10 片/10 tablets/1.9
chronic|沙丁胺醇吸入气雾剂|Salbutamol inhaler|||spray|slate|2280|-|200 揿/200 puffs/1
chronic|阿莫西林胶囊|Amoxicillin capsules|||tablets|leaf|1480|-|24 粒/24 capsules/1
`;
