import type { ReactElement } from 'react';
import { DocumentPage } from '../../components/document-page';

const sections = ['service', 'account', 'emergency', 'conduct', 'change'];

/** The terms of use (spec 2 §2.30). */
export default function ConditionsPage(): ReactElement {
  return <DocumentPage name="conditions" sections={sections} />;
}
