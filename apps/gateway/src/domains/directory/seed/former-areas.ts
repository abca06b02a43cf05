/**
 * Codes that the reform of 2021 ended: the area merged with another or came back under a new code.
 * The package of the codes holds both, so that 三元区 would stand twice in a list.
 */
export const formerAreas: ReadonlySet<string> = new Set([
  '330103', // 下城区, now part of 拱墅区
  '330104', // 江干区, now part of 上城区
  '350402', // 梅列区, now part of 三元区
  '350403', // 三元区, now 350404
  '350427', // 沙县, now 沙县区
  '350625', // 长泰县, now 长泰区
  '350681', // 龙海市, now 龙海区
  '410306', // 吉利区, now part of 孟津区
  '410322', // 孟津县, now part of 孟津区
  '410381', // 偃师市, now 偃师区
  '431121', // 祁阳县, now 祁阳市
  '450127', // 横县, now 横州市
  '513425', // 会理县, now 会理市
  '520522', // 黔西县, now 黔西市
  '532331', // 禄丰县, now 禄丰市
  '610322', // 凤翔县, now 凤翔区
  '610928', // 旬阳县, now 旬阳市
  '654223', // 沙湾县, now 沙湾市
]);
