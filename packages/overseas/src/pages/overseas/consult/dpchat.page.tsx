import type { ReactElement } from 'react';
import { TalkPage } from '../../../components/talk-page';

export { loadTalk as load } from '../../../components/talk-page';

/** The conversation with translations of what the doctor writes (spec 2 §2.30). */
export default function DpchatPage(): ReactElement {
  return <TalkPage isTranslated />;
}
