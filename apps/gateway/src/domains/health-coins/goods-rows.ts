/** What the demonstration exchanges, a line each: kind, names, what it is, coins, its drawing and the tone of it. */
export const goodsRows = `
care|口罩 10 只|Face masks, pack of 10|独立包装，三层|Wrapped one by one, three layers|60|mask amber
care|碘伏棉签 20 支|Iodine swabs, pack of 20|折断即用|Snap and use|50|swabs slate
care|电子体温计|Digital thermometer|一分钟读数|Reads within a minute|260|thermometer rose
care|创可贴 30 片|Plasters, pack of 30|透气防水|Breathable, waterproof|80|bandage leaf
care|七日分药盒|Seven-day pill box|早中晚分格|Sections for morning, noon and evening|120|pillBox amber
care|退热贴 6 片|Cooling patches, pack of 6|凉感凝胶|Cooling gel|110|patch slate
care|医用冷敷袋|Cold pack|反复使用|Can be used again|150|patch rose
care|家用急救包|Home first aid kit|十二件常用物品|Twelve everyday items|480|firstAid rose
food|枸杞 100 克|Goji berries, 100 g|宁夏，小袋分装|From Ningxia, in small bags|180|herbs rose
food|菊花茶 20 包|Chrysanthemum tea, 20 bags|清香不苦|Fragrant, not bitter|160|tea amber
food|无糖燕麦 400 克|Oats without sugar, 400 g|早餐冲饮|For breakfast|190|sack amber
food|陈皮 50 克|Dried tangerine peel, 50 g|泡水煲汤|For tea and soup|210|herbs amber
food|红豆薏米茶 15 包|Red bean and coix tea, 15 bags|无添加糖|No added sugar|170|tea rose
food|黑芝麻丸 9 丸|Black sesame balls, 9|独立小袋|Packed one by one|200|box slate
food|核桃仁 200 克|Walnuts, 200 g|原味|Plain|280|nuts amber
food|荞麦面 500 克|Buckwheat noodles, 500 g|全谷物|Whole grain|140|box leaf
sport|跳绳|Skipping rope|长度可调|Adjustable length|120|rope brand
sport|瑜伽垫|Yoga mat|防滑，8 毫米|Non-slip, 8 mm|420|mat leaf
sport|弹力带三条|Three exercise bands|三种力度|Three strengths|190|band violet
sport|握力器|Hand grip|力度可调|Adjustable|160|grip slate
sport|护膝一对|Pair of knee supports|薄款透气|Thin and breathable|300|support slate
sport|运动毛巾|Sports towel|速干|Dries fast|110|towel brand
sport|计步手环|Step counter band|续航三十天|Lasts thirty days|980|wristband violet
sport|乒乓球拍一对|Pair of table tennis bats|附三只球|With three balls|360|bat rose
home|保温杯 350 毫升|Flask, 350 ml|304 不锈钢|Stainless steel|380|flask brand
home|限盐勺两只|Two salt spoons|一勺两克|Two grams a spoon|60|saltSpoon leaf
home|限油壶|Oil jug with marks|刻度清楚|Clear marks|130|bottle amber
home|颈椎枕|Neck pillow|慢回弹|Memory foam|560|pillow violet
home|遮光眼罩|Sleep mask|轻软不压眼|Soft and light|100|sleepMask violet
home|小夜灯|Night light|人体感应|Lights up when you move|220|nightLight amber
home|浴室防滑垫|Bath mat|吸盘固定|Held by suction cups|200|mat slate
home|泡脚桶|Foot bath|可折叠|Folds flat|460|footMassage brand
family|儿童牙刷两支|Two children's toothbrushes|软毛小头|Soft, small head|90|toothbrush slate
family|儿童身高尺|Height chart for children|墙贴|Sticks to the wall|110|heightChart leaf
family|婴儿指甲剪|Baby nail clippers|圆头安全|Rounded tips|130|clippers rose
family|放大镜带灯|Magnifier with light|三倍|Three times|240|magnifier slate
family|大字通讯录|Address book in large print|老人适用|For older readers|80|book amber
family|防走失手环|ID wristband|可写联系电话|Room for a phone number|150|wristband rose
family|拐杖脚垫两只|Two rubber feet for canes|防滑耐磨|Non-slip|70|walkingStick slate
family|指甲锉套装|Nail care set|五件|Five pieces|140|clippers violet
`;
