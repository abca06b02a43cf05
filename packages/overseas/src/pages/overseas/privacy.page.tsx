import type { ReactElement } from 'react';
import { DocumentPage } from '../../components/document-page';

const sections = ['collected', 'used', 'shared', 'kept', 'rights', 'contact'];

/** The privacy policy (spec 2 §2.30). */
export default function PrivacyPage(): ReactElement {
  return <DocumentPage name="privacy" sections={sections} />;
}
