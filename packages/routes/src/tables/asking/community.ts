/** The ways to a question and its forms in the community's part of the portal (spec 2 §2.9); rows of the table of asking, whose pages they show. */
export const askingCommunity = {
  'consult.communityDoctors': {
    path: '/community/consult/doctor',
    sameAs: 'consult.doctors',
    title: 'asking:doctors.title',
    description: 'asking:doctors.description',
    canonical: '/consult/doctor',
  },
  'consult.communityExpertConsult': {
    path: '/community/expert/consult/:id',
    sameAs: 'consult.expertConsult',
    title: 'asking:expert.title',
  },
  'consult.communityMore': {
    path: '/community/consult/more',
    sameAs: 'consult.more',
    title: 'asking:more.title',
    canonical: '/consult/more',
  },
  'consult.communityImageTextAsk': {
    path: '/community/my/bconsult/ask',
    sameAs: 'consult.imageTextAsk',
    title: 'asking:form.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.communityFastPhoneAsk': {
    path: '/community/fastphone/ask',
    sameAs: 'consult.imageTextAsk',
    title: 'asking:form.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
  'consult.communityVideoAsk': {
    path: '/community/videoconsult/ask',
    sameAs: 'consult.imageTextAsk',
    title: 'asking:form.title',
    fullPageLoad: true,
    nativeAppOnly: true,
  },
} as const;
