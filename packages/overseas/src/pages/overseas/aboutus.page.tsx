import type { ReactElement } from 'react';
import { DocumentPage } from '../../components/document-page';

const sections = ['purpose', 'doctors', 'limits'];

/** What the portal is for, and who stands behind it (spec 2 §2.30). */
export default function AboutUsPage(): ReactElement {
  return <DocumentPage name="aboutUs" sections={sections} />;
}
