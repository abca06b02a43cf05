/** Someone abroad for whom is asked, as the form sends them. */
export const anna = {
  nickname: 'Anna',
  gender: 'female',
  ageMonths: 401,
  country: 'IT',
  cardType: 'passport',
  cardNo: 'ya 1234567',
};

/** What is told of a case, but for whom it is. */
export const told = {
  department: 'respiratory',
  question: '发烧三天了，还有些咳嗽',
  fileIds: [],
  symptoms: ['fever', 'cough'],
  duration: 'days',
  tenths: 385,
};
