/**
 * Names of places that the rules for characters and phrases get wrong: a character stands for several older ones, and
 * only the name says which, or a phrase means something else. What decides is how the place is written in its own older
 * documents. All other names of the official division are checked in `area-rows.test.ts` of the gateway.
 */
export const places: Readonly<Record<string, string>> = {
  // 干 of a river's bank, 里 of where people live.
  江干区: '江干區',
  新干县: '新干縣',
  湖里区: '湖里區',
  // The town of 雲浮, and a hill by its own name.
  云城区: '雲城區',
  钟山县: '鍾山縣',
  // 嶽 is a great mountain and what is named after it.
  岳池: '岳池',
  岳塘: '岳塘',
  岳普湖: '岳普湖',
  于洪: '于洪',
  // Words of water and beasts whose older form is not used any more.
  慈溪: '慈溪',
  兰溪: '蘭溪',
  资溪: '資溪',
  竹溪: '竹溪',
  辰溪: '辰溪',
  巨鹿: '巨鹿',
  巨野: '巨野',
  石拐: '石拐',
  沾化: '沾化',
  沾益: '沾益',
  澄江: '澄江',
  浚县: '浚縣',
  个旧: '個舊',
  凌河: '凌河',
};
