import type { ReactElement } from 'react';
import { TalkPage } from '../../../components/talk-page';

export { loadTalk as load } from '../../../components/talk-page';

/** The conversation in Chinese, as the doctor writes it (spec 2 §2.30). */
export default function DpchatChinesePage(): ReactElement {
  return <TalkPage isTranslated={false} />;
}
