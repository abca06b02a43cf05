/** How the extension of a relay number is parted from it: 18400001234-7804, 转7804, (7804), ,,7804, *7804, x7804. */
const beforeExtension =
  /\s*(?:[-#_*~]|[px](?=\s?\d{3,6}(?!\d))|,{1,2}(?=\d{3,4}(?:[\s,，;；]|$))|[([【](?=\d)|[([【]?\s*[,，;；]?\s*(?:[转轉按拨撥]?(?:接|分机号?|分機號?)|[转轉按拨撥]|ext\.?|extension)\s*[:：]?)\s*/
    .source;
/** A mobile number in its groups, with the extension of a relay number. */
export const mobilePattern = new RegExp(
  String.raw`(?<!\d)(?:[(（]?(?:\+|00)?86[)）]?[\s-]*)?([(（]?1[3-9]\d[)）]?[\s.-]?\d{4}[\s.-]?\d{4}|1[3-9]\d\d[\s-]\d{4}[\s-]\d{3}|1[3-9]\d[\s-]\d{3}[\s-]\d{5})(?:${beforeExtension}(\d{2,6})(?![\d号號栋棟幢楼樓室弄座层層单單路])[)\]】#]?)?(?!\d)`,
  'gi',
);
/** Four digits alone right behind a phone's mark, where neither a word nor more digits follow: its extension. */
export const besideExtension = /\uE000 {1,3}(\d{4})(?=\s*$|\s*[,，;；\n]|\s\p{Script=Han}{2})/u;
/** The extension of a relay number as shops write it beside the name: 李小满[7804]. */
export const extensionPattern = /[[【](\d{2,6})[\]】]/g;
/** The same beside a person's own name, in the brackets that a place has too. */
export const extensionOfName = /(?<!\p{Script=Han})(\p{Script=Han}{2,4})\((\d{3,6})\)/gu;
/** A number of a landline, of the mainland or of Taiwan. */
export const landlinePattern =
  /(?<!\d)(?:(?:\+|00)86[\s-]?)?[(（]?(?:0\d{2,3}[)）]?[\s-]?(?:\d{7,8}|\d{3,4}[\s-]\d{4}|\d{3}[\s-]\d{3})|0\d[)）]?[\s-]\d{4}[\s-]?\d{4})(?:\s*(?:-|转|轉|分机|分機)\s*\d{1,5})?(?!\d)/g;

/** What is no part of an address, and is not to be stored with one: documents, orders, other numbers and addresses. */
export const foreignPatterns = [
  /https?:\/\/[^\s\p{Script=Han}]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /(?:身份证|身份證|证件|證件|护照|護照|(?:港澳|台湾|台灣)?通行[证證]|回乡证|回鄉證|驾驶证|订单|訂單|运单|運單|快递|快遞|物流|提货|提貨|取件|流水|交易|病历|病歷|就诊卡|就診卡|医保卡|医保|社保卡|银行卡|銀行卡|会员卡|会员|发票|學號|学号|工号|卡号|卡號|账号|帳號|单号|單號|编号|編號|(?:门诊|住院|验证|尾)(?=[号码])|(?<![A-Za-z])(?:no|id)(?=[.:：\s]\s*[A-Za-z]{0,4}\d{6}))(?:号码|號碼|编号|編號|单号|單號|卡号|尾号|号|號|码|碼)?\s*[.:：]?\s*[A-Za-z]{0,4}\d(?:[\dA-Za-z-]{3,}|(?: ?\d){3,})/gi,
  /(?:商品|货品|备注|備註|留言|数量|金额|规格|颜色|款式|年龄|年齡|性别|性別|花名|昵称|暱稱|网名|職業|职业|民族|籍贯|籍貫|血型|身高|体重|體重|诊断|診斷|病情|病史|症状|症狀|过敏|過敏|用药|用藥|药品|藥品|处方|處方|开药|車牌|车牌)\s*[:：]\s*[^\s,，;；|。]{1,40}/g,
  /(?<=(?:^|[\s,，;；|。:：])\p{Script=Han}{2,4})[(（][A-Za-z][A-Za-z .'-]{1,30}[)）]/gu,
  // A lock, a car, a company's register.
  /(?:(?:门禁|門禁|门锁|門鎖|开门|開門|单元门|大门)?(?:密码|密碼|口令)|(?:统一社会)?信用代码|(?:統一社會)?信用代碼|税号|稅號)\s*[:：是为為]?\s*[\dA-Za-z#*]{3,}/gu,
  /(?:车牌号?|車牌號?)?\s*[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-HJ-NP-Z]·?[A-HJ-NP-Z\d]{5,6}(?![A-Za-z\d])/gu,
  /(?:微信号?|微信號?|QQ号?|QQ號?|wechat)\s*[:：]?\s*[A-Za-z\d_-]{4,}/gi,
  /(?:出生日期|出生|生日)?\s*[:：]?\s*(?<!\d)(?:19|20)\d{2}(?:[-./]\d{1,2}[-./]\d{1,2}|年\d{1,2}月\d{1,2}日?)(?!\d)(?:出生|生(?!\p{Script=Han}))?/gu,
  /(?<!\d)\d{3}[\s-]?\d{3}[\s-]?(?:19|20)\d{2}[\s-]?\d{2}[\s-]?\d{2}[\s-]?\d{3}[\s-]?[\dXx](?![\dA-Za-z])/g,
  /(?<!\d|(?<!\d)1[3-9]\d[ -])\d{4}(?:[ -]\d{4}){2,}(?:[ -]\d{1,4})?(?!\d)/g,
];
/** Phones that no parcel is announced to: hidden in part, of another country, of a company. */
export const foreignPhones = [
  // Phones of which a part is hidden: 138****8000.
  /(?<!\d)(?:\+?86[\s-]?)?\d{3,}[*＊xX•]{3,}\d{2,}[\dXx]?(?!\d)/g,
  // Numbers with the code of another country, or of a landline behind ours.
  /(?:\+|(?<![\d)-])00)(?=[1-9])(?!86[\s)-]*1[3-9])\d{1,3}[\s-]?(?:\(\d{1,4}\)[\s-]?)?\d{2,4}(?:[\s-]?\d{3,4}){1,2}(?!\d)/g,
  /(?<!\d)(?:95\d{3,4}|1[02]\d{3})\s*(?:-|转|轉|按)\s*\d{1,5}(?!\d)/g,
  /(?<!\d)86[\s-](?:10|[2-9]\d{1,2})[\s-]\d{3,4}[\s-]?\d{4}(?!\d)/g,
  /(?<!\d)(?:852|853|886)[\s-]\d{3,4}[\s-]?\d{3,4}(?:[\s-]?\d{3})?(?!\d)/g,
  /(?<!\d)[48]00(?:[\s-]?\d){7}(?:\s*(?:-|转|轉|分机|分機)\s*\d{1,5})?(?!\d)/g,
];
/** A number of any other kind. */
export const longNumber = /(?<![A-Za-z\d])(?:[A-Za-z]{0,4}\d{8,}|[A-Za-z]{1,4}\d{7})[\dA-Za-z]*/g;
