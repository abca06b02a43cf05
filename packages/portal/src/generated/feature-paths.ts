// Generated from the route tables by `npm run generate`; change them there.

/** The paths that lead to each feature, for `holdsPath`. */
export const featurePaths = {
  apart: [
    '/agreement/*',
    '/aiassistant/senior',
    '/app/authlinks',
    '/app/links',
    '/app/wakeup-digital-payment',
    '/app/wakeup-wydoctor',
    '/app/wakeup/*',
    '/app/wyslinks',
    '/common/*',
    '/custom-channel',
    '/diagnosis-platform/agreement/*',
    '/heilongjiang/*',
    '/im-idp/*',
    '/jsgd/*',
    '/links',
    '/mp-face-id-middle',
    '/mp-face-id-result',
    '/mp/*',
    '/my/expert/evaluation/*',
    '/my/write-off-agreement',
    '/official-account/*',
    '/view-pdf/*',
    '/web/*',
    '/wyslinks',
  ],
};
