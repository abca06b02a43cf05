/** Devices and supports of the demonstration, in the form of the rows of medicines. */
export const deviceRows = `
devices|上臂式电子血压计|Upper arm blood pressure monitor|大屏语音播报，双人记忆|Large screen, spoken readings, memory for two people|bloodPressure|slate|19900|17900|标准款/Standard/1;充电款/Rechargeable/1.3
devices|腕式电子血压计|Wrist blood pressure monitor|轻便，适合外出携带|Light, to take along|bloodPressure|slate|14900|-|标准款/Standard/1
devices|电子体温计|Digital thermometer|30 秒读数，软头防水|Reads in 30 seconds, soft waterproof tip|thermometer|leaf|2980|2580|1 支/1 piece/1;2 支/2 pieces/1.8
devices|红外耳温枪|Infrared ear thermometer|1 秒测温，适合儿童|Measures in a second, suits children|earThermometer|rose|12900|10900|标准款/Standard/1;含 40 个耳套/With 40 covers/1.2
devices|红外额温枪|Infrared forehead thermometer|非接触测温，发热提示|Measures without touching, warns of fever|earThermometer|leaf|9900|-|标准款/Standard/1
devices|血糖仪套装|Blood glucose meter set|免调码，5 秒出结果|No coding, a result in 5 seconds|glucose|rose|9900|8900|含 25 支试纸/With 25 strips/1;含 50 支试纸/With 50 strips/1.5
devices|血糖试纸|Blood glucose strips|独立封装，配套血糖仪使用|Sealed one by one, for the meter of the same name|strips|amber|5900|5200|25 支/25 strips/1;50 支/50 strips/1.8
devices|指夹式血氧仪|Fingertip pulse oximeter|测血氧与脉率，低电提示|Oxygen and pulse, warns of a low battery|oximeter|brand|12800|10800|标准款/Standard/1;蓝牙款/Bluetooth/1.4
devices|家用雾化器|Home nebuliser|低噪音，成人儿童两用|Quiet, for adults and children|nebuliser|brand|23900|21900|标准款/Standard/1;便携款/Portable/1.3
devices|电子体重秤|Digital scale|高精度，钢化玻璃面板|Precise, toughened glass|scale|slate|6900|-|白色/White/1;灰色/Grey/1
devices|体脂秤|Body fat scale|八项身体数据，支持多人|Eight figures of the body, for several people|scale|leaf|9900|8800|标准款/Standard/1
devices|医用外科口罩|Surgical masks|独立包装，三层防护|Packed one by one, three layers|mask|brand|1990|1690|50 只/50 masks/1;100 只/100 masks/1.8
devices|儿童医用口罩|Surgical masks for children|适合 4 至 12 岁|For ages 4 to 12|mask|rose|2190|-|50 只/50 masks/1
devices|一周分药盒|Weekly pill box|早中晚分格，防潮|Morning, noon and evening, keeps dry|pillBox|violet|1980|-|7 天三格/7 days, 3 a day/1;7 天四格/7 days, 4 a day/1.2
devices|家庭急救包|Family first-aid kit|23 种常用急救用品|23 items for first aid|firstAid|rose|8900|7900|标准款/Standard/1;车载款/For the car/1.2
support|颈椎牵引枕|Neck support pillow|慢回弹，托住颈部|Slow foam that holds the neck|pillow|slate|12900|11500|低枕/Low/1;高枕/High/1
support|加热护颈|Heated neck wrap|三档温控，定时关闭|Three levels of warmth, switches off by itself|pillow|rose|15900|13900|标准款/Standard/1
support|护腰带|Lumbar support belt|支撑腰部，久坐适用|Supports the back of those who sit long|belt|slate|8900|-|均码/One size/1;加大/Large/1.1
support|加热护腰|Heated back wrap|热敷缓解腰部酸痛|Warmth eases a sore back|belt|amber|16900|14900|标准款/Standard/1
support|护膝|Knee support|透气防滑，运动保护|Breathable, does not slip, protects in sport|support|brand|5900|-|一只/One/1;一对/A pair/1.8
support|护踝|Ankle support|扭伤后固定与保护|Holds and protects after a sprain|support|leaf|4900|-|左/Left/1;右/Right/1
support|护腕|Wrist support|缓解鼠标手不适|Eases strain by the mouse|support|violet|3900|-|一只/One/1;一对/A pair/1.8
support|四脚拐杖|Quad cane|铝合金，高度可调|Aluminium, adjustable height|walkingStick|slate|7900|6900|小四脚/Small base/1;大四脚/Large base/1.2
support|腋下拐|Underarm crutches|防滑橡胶头，一对装|Rubber tips that do not slip, a pair|walkingStick|brand|11900|-|小号/Small/1;中号/Medium/1;大号/Large/1
support|折叠轮椅|Folding wheelchair|轻便铝架，手刹驻车|Light aluminium frame, with brakes|wheelchair|slate|49900|45900|标准款/Standard/1;轻便款/Light/1.4
support|助行器|Walking frame|可折叠，双弯扶手|Folds, with double handles|walkingFrame|leaf|13900|-|无轮/Without wheels/1;带轮/With wheels/1.2
support|洗澡椅|Shower chair|防滑承重，高度可调|Stable, does not slip, adjustable height|chair|brand|15900|13900|标准款/Standard/1
support|医用护理垫|Incontinence pads|吸水防漏|Absorb and do not leak|briefs|slate|3900|3500|10 片/10 pads/1;30 片/30 pads/2.6
support|颈肩按摩仪|Neck and shoulder massager|仿人手揉捏，热敷|Kneads like hands, with warmth|neckMassage|violet|26900|23900|标准款/Standard/1
support|足部按摩器|Foot massager|气压按揉，三档力度|Air pressure, three strengths|footMassage|brand|39900|35900|标准款/Standard/1
`;
