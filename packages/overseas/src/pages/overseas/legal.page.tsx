import type { ReactElement } from 'react';
import { DocumentPage } from '../../components/document-page';

const sections = ['provider', 'advice', 'liability', 'law'];

/** The legal statement (spec 2 §2.30). */
export default function LegalPage(): ReactElement {
  return <DocumentPage name="legal" sections={sections} />;
}
