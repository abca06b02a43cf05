import { Converter } from 'opencc-js/cn2t';
import { places } from './places.ts';

/** Characters, each by what it means in its phrase; no words of one region stand for those of another. */
const byCharacters = Converter({ from: 'cn', to: 'tw' });

/** OpenCC prefers older or rarer forms than readers know from their own hospitals. */
const forms: Readonly<Record<string, string>> = { 溼: '濕', 裏: '裡', 賬: '帳', 臺: '台' };

/** Words that readers in Hong Kong, Macao and Taiwan say otherwise, and places that phrases would spoil. */
const words: Readonly<Record<string, string>> = {
  ...places,
  // A portal on a phone.
  个人信息: '個人資料',
  信息: '資訊',
  短信: '簡訊',
  视频: '視訊',
  网络: '網路',
  登录: '登入',
  退出登录: '登出',
  注销: '註銷',
  手机号: '手機號碼',
  手机号码: '手機號碼',
  用户名: '使用者名稱',
  设置: '設定',
  设备: '裝置',
  设备检修: '設備檢修',
  搜索: '搜尋',
  添加: '新增',
  无添加: '無添加',
  在线: '線上',
  激活: '啟用',
  消息: '訊息',
  小程序: '小程式',
  发布: '發布',
  数据: '資料',
  文件: '檔案',
  文件夹: '資料夾',
  默认: '預設',
  加载: '載入',
  字符: '字元',
  链接: '連結',
  信号: '訊號',
  通信: '通訊',
  导出: '匯出',
  导入: '匯入',
  存储: '儲存',
  刷新: '重新整理',
  屏幕: '螢幕',
  点击屏幕: '輕觸螢幕',
  截屏: '截圖',
  全屏: '全螢幕',
  屏蔽: '封鎖',
  粘贴: '貼上',
  剪贴板: '剪貼簿',
  服务器: '伺服器',
  菜单: '選單',
  录像: '錄影',
  运行: '運作',
  接口: '介面',
  界面: '介面',
  密钥: '金鑰',
  软件: '軟體',
  硬件: '硬體',
  组件: '元件',
  脚本: '指令碼',
  网关: '閘道器',
  鼠标: '滑鼠',
  光盘: '光碟',
  打印: '列印',
  大字体: '大字型',
  智能: '智慧',
  二维码: 'QR Code',
  批量: '大量',
  访问: '存取',
  质量: '品質',
  支持: '支援',
  联系: '聯絡',
  关联系统: '關聯系統',
  提交并: '提交並',
  并发短信: '並發簡訊',
  到账: '入帳',
  周岁: '歲',
  获取: '取得',
  获取到: '取得',
  邮箱: '電子郵箱',
  电子邮箱: '電子郵箱',
  回复: '回覆',
  // Two words side by side, which phrases of hair, of lots and of a goddess would spoil.
  医生发: '醫生發',
  医生发型: '醫生髮型',
  留发票: '留發票',
  求签名: '求簽名',
  天后: '天後',
  天后宫: '天后宮',
  天后庙: '天后廟',
  远程: '遠距',
  出租车: '計程車',
  公交车: '公車',
  // Medicine.
  彩超: '彩色超音波',
  超声波: '超音波',
  激光: '雷射',
  综合征: '症候群',
  肠易激综合征: '大腸激躁症',
  多囊卵巢综合征: '多囊性卵巢症候群',
  腕管综合征: '腕隧道症候群',
  呼吸暂停: '呼吸中止',
  前列腺: '攝護腺',
  谷丙: '穀丙',
  粘膜: '黏膜',
  粘液: '黏液',
  胰腺: '胰臟',
  血红蛋白: '血紅素',
  白细胞: '白血球',
  红细胞: '紅血球',
  房颤: '心房顫動',
  心房颤动: '心房顫動',
  心梗: '心肌梗塞',
  心肌梗死: '心肌梗塞',
  脑梗: '腦梗塞',
  脑梗死: '腦梗塞',
  乙型肝炎: 'B 型肝炎',
  甲肝: 'A 肝',
  乙肝: 'B 肝',
  丙肝: 'C 肝',
  甲型肝炎: 'A 型肝炎',
  丙型肝炎: 'C 型肝炎',
  抑郁症: '憂鬱症',
  孤独症: '自閉症',
  多动症: '過動症',
  痴呆: '失智',
  帕金森病: '帕金森氏症',
  阿尔茨海默: '阿茲海默',
  阿尔茨海默病: '阿茲海默症',
  阿尔茨海默症: '阿茲海默症',
  艾滋病: '愛滋病',
  孕酮: '黃體素',
  阿司匹林: '阿斯匹靈',
  对乙酰氨基酚: '乙醯胺酚',
  乙酰: '乙醯',
  胱氨酸: '胱胺酸',
  西甲硅油: '西甲矽油',
  // Medicine has these words in another meaning than a phone has.
  添加剂: '添加劑',
  医疗设备: '醫療設備',
  医用设备: '醫用設備',
  检查设备: '檢查設備',
  仪器设备: '儀器設備',
  急救设备: '急救設備',
  康复设备: '康復設備',
  医院的设备: '醫院的設備',
  支持治疗: '支持治療',
  支持疗法: '支持療法',
  支持性: '支持性',
  营养支持: '營養支持',
  生命支持: '生命支持',
  智能障碍: '智能障礙',
  智能低下: '智能低下',
  分子质量: '分子質量',
  质量分数: '質量分數',
  质量浓度: '質量濃度',
  // Law.
  知识产权: '智慧財產權',
  证明文件: '證明文件',
  法律文件: '法律文件',
  授权文件: '授權文件',
  书面文件: '書面文件',
  纸质文件: '紙本文件',
  规范性文件: '規範性文件',
  // Two words that meet, where the characters between them look like a third.
  微信号: '微信號',
  直接口服: '直接口服',
  连接口: '連接口',
  世界面临: '世界面臨',
  刺激活: '刺激活',
  大批量: '大批量',
  存在线: '存在線',
  加载体: '加載體',
  导出血: '導出血',
  导入院: '導入院',
  关联系数: '關聯係數',
  消息肉: '消息肉',
  皮肤发: '皮膚發',
  // Dry, where the converter sees a stem at the end of words.
  皮肤发干: '皮膚發乾',
  睛发干: '睛發乾',
  唇发干: '唇發乾',
  皮肤干: '皮膚乾',
  嘴干: '嘴乾',
  鼻干: '鼻乾',
  眼干: '眼乾',
  咽干: '咽乾',
  舌干: '舌乾',
  喉咙干: '喉嚨乾',
  偏干: '偏乾',
  干痛: '乾痛',
  御医: '御醫',
  御膳: '御膳',
  // Forms that dictionaries have and readers do not.
  胡同: '胡同',
  家具: '家具',
  娘家: '娘家',
  发霉: '發霉',
  手术台: '手術台',
  朱红: '朱紅',
  克制: '克制',
  血压表: '血壓表',
  谷维素: '穀維素',
  太冲: '太衝',
  现在线: '現在線',
  取消息: '取消息',
  回复诊: '回複診',
  回复查: '回複查',
  回复印: '回複印',
  体质量: '體質量',
  杂质量: '雜質量',
  重视频: '重視頻',
  阳光盘: '陽光盤',
};

const longestFirst = Object.keys(words).sort((one, other) => other.length - one.length);
const wordPattern = new RegExp(`(${longestFirst.join('|')})`);

/** Surnames that stay what they are, where the same character is written otherwise as a word. */
const surnames = new Set('范于余干郁后岳涂丑台云党游种斗咸占冲征系里几谷曲卜仇沈姜朱肖付朴么');
/** Surnames of two characters of which one would change. */
const doubleSurnames: Readonly<Record<string, string>> = { 万俟: '万俟' };
/** Characters of given names, where one character alone says less than a phrase. */
const given: Readonly<Record<string, string>> = {
  冲: '沖',
  ...Object.fromEntries(
    [...'里后干范于余郁岳台游采准咸几涂丑斗谷占征种系松志秋才'].map((name) => [name, name]),
  ),
};

const inOurForms = (text: string): string =>
  byCharacters(text).replace(/[溼裏賬臺]/g, (character) => forms[character] ?? character);

/** A surname before a title, as in 余医生; not the end of a word, as in 其余医生 and 由于医生. */
const titled =
  /((?<![规模示师防典就])范|(?<![其剩业空多有残])余|(?<![由对关终属位处等至基在过生源用大小低高便善归限利])于|(?<![糊外])涂|(?<![抑忧肝气])郁|(?<![五山])岳|(?<![分点时闹])钟|(?<![厚简质纯俭古])朴)(?=先生|女士|小姐|太太|医生|医师|大夫|主任|教授|护士|老师|阿姨|叔叔|奶奶|爷爷|院长|药师|同学)/gu;

/** Simplified to Traditional: surnames before titles and words of our own list first, longer ones before shorter ones, the rest by characters. */
export function traditionalText(simplified: string): string {
  return simplified
    .split(titled)
    .flatMap((part, place) =>
      place % 2 === 1
        ? [traditionalName(part)]
        : part.split(wordPattern).map((word) => words[word] ?? inOurForms(word)),
    )
    .join('');
}

/** The name of a person: never by words, the surname by its own table. */
export function traditionalName(simplified: string): string {
  const double = Object.keys(doubleSurnames).find((name) => simplified.startsWith(name));
  const [first = '', ...rest] = [...simplified];
  const surname =
    (double && doubleSurnames[double]) ?? (surnames.has(first) ? first : inOurForms(first));
  const others = double ? [...simplified].slice([...double].length) : rest;
  return surname + others.map((one) => given[one] ?? inOurForms(one)).join('');
}
