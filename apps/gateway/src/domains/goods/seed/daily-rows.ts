/** What is eaten and used every day, of the demonstration, in the form of the rows of medicines. */
export const dailyRows = `
wellness|宁夏枸杞|Goji berries from Ningxia|颗粒饱满，泡水煲汤|Plump berries for tea and soup|herbs|rose|3980|3580|250 克/250 g/1;500 克/500 g/1.8
wellness|新疆灰枣|Jujubes from Xinjiang|皮薄肉厚，核小|Thin skin, thick flesh, a small stone|sack|rose|2980|-|500 克/500 g/1;1 千克/1 kg/1.8
wellness|黄芪片|Astragalus slices|煲汤泡水用|For soup and tea|herbs|amber|3280|2980|150 克/150 g/1;300 克/300 g/1.8
wellness|党参段|Codonopsis root|煲汤用|For soup|herbs|amber|4980|-|100 克/100 g/1;250 克/250 g/2.3
wellness|西洋参片|American ginseng slices|含服或泡水|To suck or for tea|herbs|amber|12800|11500|50 克/50 g/1;100 克/100 g/1.9
wellness|菊花决明子茶|Chrysanthemum and cassia tea|清香，三角茶包|Fragrant, in pyramid bags|tea|leaf|2680|-|30 包/30 bags/1;60 包/60 bags/1.8
wellness|陈皮普洱茶|Tangerine peel pu'er tea|饭后一杯|A cup after meals|tea|amber|5980|5380|100 克/100 g/1;200 克/200 g/1.9
wellness|红豆薏米茶|Red bean and coix tea|谷物香，无添加糖|Grain flavour, no added sugar|tea|rose|2480|-|30 包/30 bags/1
wellness|玫瑰花茶|Rose bud tea|整朵低温烘干|Whole buds, dried gently|tea|rose|3280|2980|60 克/60 g/1;120 克/120 g/1.8
wellness|黑芝麻丸|Black sesame balls|九蒸九晒，独立小袋|Steamed and dried nine times, packed one by one|herbs|slate|3980|-|15 丸/15 balls/1;30 丸/30 balls/1.8
wellness|桂圆红枣枸杞茶|Longan, jujube and goji tea|小袋分装|In small bags|tea|amber|2980|-|15 包/15 bags/1;30 包/30 bags/1.8
wellness|蜂蜜|Honey|成熟蜜，无添加|Ripe honey with nothing added|honey|amber|4580|3980|500 克/500 g/1;1 千克/1 kg/1.8
wellness|即食燕麦片|Rolled oats|高膳食纤维|Rich in fibre|sack|amber|2580|-|800 克/800 g/1;1.5 千克/1.5 kg/1.7
wellness|铁皮石斛花茶|Dendrobium flower tea|清甜回甘|Mild and sweet|tea|leaf|8800|7900|30 克/30 g/1;60 克/60 g/1.9
wellness|山药芡实粥料|Yam and foxnut porridge mix|八种杂粮，单袋一锅|Eight grains, a bag a pot|sack|slate|3680|-|7 袋/7 bags/1;14 袋/14 bags/1.8
care|婴儿润肤霜|Baby cream|无香精，滋润不油腻|No perfume, rich and not greasy|cream|rose|6980|6280|50 克/50 g/1;100 克/100 g/1.7
care|婴儿洗发沐浴露|Baby wash and shampoo|温和不刺激眼睛|Mild, does not sting the eyes|soap|brand|5980|-|300 毫升/300 ml/1;500 毫升/500 ml/1.5
care|婴儿护臀膏|Nappy cream|隔离潮湿，舒缓红臀|Keeps wet off and soothes redness|tube|amber|4980|4480|50 克/50 g/1
care|婴儿湿巾|Baby wipes|加厚，手口可用|Thick, for hands and mouth|wipes|brand|2980|-|80 抽/80 wipes/1;80 抽 5 包/5 packs of 80/4.2
care|孕妇叶酸营养片|Folic acid for pregnancy|备孕和孕期营养补充|Nutrition before and in pregnancy|tablets|rose|8800|7900|60 片/60 tablets/1
care|成人高钙奶粉|High calcium milk powder|中老年人营养补充|Nutrition for older people|milk|brand|12800|11500|800 克/800 g/1;800 克 2 罐/2 tins of 800 g/1.9
care|无糖高纤奶粉|Sugar-free high fibre milk powder|控糖人群可选|For those who watch their sugar|milk|leaf|13800|-|800 克/800 g/1
care|软毛牙刷|Soft toothbrush|细软刷毛，保护牙龈|Fine soft bristles spare the gums|toothbrush|brand|1980|1680|2 支/2 brushes/1;4 支/4 brushes/1.8
care|抗敏感牙膏|Toothpaste for sensitive teeth|缓解冷热酸痛|Eases pain by cold and heat|tube|brand|2680|-|120 克/120 g/1;120 克 2 支/2 tubes of 120 g/1.8
care|牙线棒|Dental floss picks|细滑不伤牙龈|Fine and smooth, spares the gums|toothbrush|leaf|1580|-|50 支/50 picks/1;200 支/200 picks/3.4
care|电动冲牙器|Water flosser|四种模式，可水洗|Four modes, washable|flosser|violet|19900|17900|白色/White/1;蓝色/Blue/1
care|老花镜|Reading glasses|轻便防蓝光|Light, filters blue light|glasses|slate|5900|5200|100 度/+1.00/1;200 度/+2.00/1;300 度/+3.00/1
care|抑菌洗手液|Hand wash|温和护手|Mild to the hands|soap|leaf|1980|-|500 毫升/500 ml/1;500 毫升 2 瓶/2 bottles of 500 ml/1.8
care|凡士林护手霜|Petroleum jelly hand cream|修护干裂|Cares for cracked skin|tube|amber|2280|-|75 克/75 g/1;75 克 2 支/2 tubes of 75 g/1.8
care|成人纸尿裤|Adult briefs|干爽透气，腰部可调|Dry, breathable, adjustable waist|briefs|slate|6900|6200|中号 10 片/Medium, 10/1;大号 10 片/Large, 10/1.1
`;
