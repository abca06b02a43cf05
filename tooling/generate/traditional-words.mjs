// Owns: the words that Traditional Chinese texts must not have.
// Used by: the check of locales.

/**
 * Words of the mainland, and characters that no reader in Hong Kong, Macao or Taiwan writes, with what stands in their
 * place. OpenCC knows most of them; what slips through, or is written by hand, is found here.
 */
export const mainlandWords = {
  賬: '帳',
  溼: '濕',
  裏: '裡',
  短信: '簡訊',
  信息: '資訊',
  視頻: '視訊',
  網絡: '網路',
  屏幕: '螢幕',
  服務器: '伺服器',
  默認: '預設',
  登錄: '登入',
  二維碼: 'QR Code',
  打印: '列印',
  軟件: '軟體',
  硬件: '硬體',
  激活: '啟用',
  注銷: '註銷',
  鼠標: '滑鼠',
  獲取: '取得',
  回復: '回覆',
  髮送: '發送',
  髮票: '發票',
  籤名: '簽名',
  天后: '天後',
  文件夾: '資料夾',
  // Words for programs, where people, goods and law are meant.
  稽核: '審核',
  物件: '對象',
  型別: '類型',
  區域性: '局部性',
  專案: '項目',
  繫結: '綁定',
  許可權: '權限',
  釋出: '發布',
  宣告: '聲明',
  視窗: '窗口',
  迴圈: '循環',
  網際網路: '互聯網',
  社群: '社區',
  新增劑: '添加劑',
  大大量: '大批量',
  線上索: '在線索',
};

/**
 * One line for each such word in the texts of a namespace.
 * @param {string} namespace
 * @param {ReadonlyMap<string, string>} texts by key, in Traditional Chinese.
 * @returns {string[]}
 */
export function findMainlandWords(namespace, texts) {
  return [...texts].flatMap(([key, text]) =>
    Object.entries(mainlandWords).flatMap(([word, better]) =>
      text.includes(word)
        ? [`${namespace}:${key} (zh-Hant): “${word}” is not written there, but “${better}”`]
        : [],
    ),
  );
}
