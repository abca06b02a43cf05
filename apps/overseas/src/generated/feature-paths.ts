// Generated from the route tables by `npm run generate`; change them there.

/** The paths that lead to each feature, for `holdsPath`. */
export const featurePaths = {
  overseas: [
    '/overseas/dispatch-login',
    '/overseas/forget/*',
    '/overseas/login/*',
    '/overseas/logout',
    '/overseas/nickname',
    '/overseas/patient/*',
    '/overseas/profile/*',
    '/overseas/signin/*',
    '/overseas/updatemobile',
  ],
  'overseas-assistant': [
    '/aiassistant',
  ],
  'overseas-consult': [
    '/overseas',
    '/overseas/consult/*',
  ],
  'overseas-documents': [
    '/overseas/aboutus',
    '/overseas/conditions',
    '/overseas/cookie',
    '/overseas/legal',
    '/overseas/privacy',
  ],
  'overseas-thanks': [
    '/overseas/reward/*',
  ],
};
