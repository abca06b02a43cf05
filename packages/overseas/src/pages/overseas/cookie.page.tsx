import type { ReactElement } from 'react';
import { DocumentPage } from '../../components/document-page';

const sections = ['what', 'ours', 'choice'];

/** The cookie policy (spec 2 §2.30). */
export default function CookiePage(): ReactElement {
  return <DocumentPage name="cookie" sections={sections} />;
}
