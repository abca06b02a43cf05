/** How the extension of a relay number is parted from it: 18400001234-7804, 转7804, (7804), ,,7804. */
const beforeExtension =
  /\s*(?:[-#_]|,{1,2}(?=\d{3,4}(?:[\s,，;；]|$))|[([【](?=\d)|[([【]?\s*(?:[转轉]?(?:接|分机号?|分機號?)|[转轉]|ext\.?)\s*[:：]?)\s*/
    .source;
/** A mobile number in its groups, with the extension of a relay number. */
export const mobilePattern = new RegExp(
  String.raw`(?<!\d)(?:[(（]?(?:\+|00)?86[)）]?[\s-]*)?(1[3-9]\d[\s-]?\d{4}[\s-]?\d{4}|1[3-9]\d\d[\s-]\d{4}[\s-]\d{3}|1[3-9]\d[\s-]\d{3}[\s-]\d{5})(?:${beforeExtension}(\d{2,6})(?![\d号號栋棟幢楼樓室弄座层層单單路])[)\]】#]?)?(?!\d)`,
  'gi',
);
/** The extension of a relay number as shops write it beside the name: 李小满[7804]. */
export const extensionPattern = /[[【](\d{2,6})[\]】]/;
/** The same beside a person's own name, in the brackets that a place has too. */
export const extensionOfName = /(?<!\p{Script=Han})(\p{Script=Han}{2,4})\((\d{3,6})\)/gu;
/** A number of a landline. */
export const landlinePattern =
  /(?<!\d)[(（]?0\d{2,3}[)）]?[\s-]?\d{7,8}(?:\s*(?:-|转|轉|分机|分機)\s*\d{1,5})?(?!\d)/g;

/** What is no part of an address, and is not to be stored with one: documents, orders, other numbers and addresses. */
export const foreignPatterns = [
  /https?:\/\/[^\s\p{Script=Han}]+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/gu,
  /(?:身份证|身份證|证件|證件|护照|護照|(?:港澳|台湾|台灣)?通行[证證]|回乡证|回鄉證|驾驶证|订单|訂單|运单|運單|快递|快遞|物流|提货|提貨|取件|流水|交易|病历|病歷|就诊卡|就診卡|医保卡|医保|社保卡|银行卡|銀行卡|会员卡|会员|发票|學號|学号|工号|卡号|卡號|账号|帳號|单号|單號|编号|編號|(?<![A-Za-z])(?:no|id)(?=[.:：\s]\s*[A-Za-z]{0,4}\d{6}))(?:号码|號碼|编号|編號|单号|單號|卡号|号|號|码|碼)?\s*[.:：]?\s*[A-Za-z]{0,4}\d(?:[\dA-Za-z-]{3,}|(?: ?\d){3,})/gi,
  /(?:微信号?|微信號?|QQ号?|QQ號?|wechat)\s*[:：]?\s*[A-Za-z\d_-]{4,}/gi,
  /(?:出生日期|出生|生日)?\s*[:：]?\s*(?<!\d)(?:19|20)\d{2}(?:[-./]\d{1,2}[-./]\d{1,2}|年\d{1,2}月\d{1,2}日?)(?!\d)/g,
  /(?<!\d)\d{6}[\s-]?(?:19|20)\d{2}[\s-]?\d{4}[\s-]?\d{3}[\dXx](?![\dA-Za-z])/g,
  /(?<!\d|(?<!\d)1[3-9]\d[ -])\d{4}(?:[ -]\d{4}){2,}(?:[ -]\d{1,4})?(?!\d)/g,
  /(?<!\d)[48]00(?:[\s-]?\d){7}(?:\s*(?:-|转|轉|分机|分機)\s*\d{1,5})?(?!\d)/g,
];
/** A number of any other kind. */
export const longNumber = /(?<![A-Za-z\d])[A-Za-z]{0,4}\d{8,}[\dA-Za-z]*/g;
