import type { ReactElement } from 'react';
import { Agreement } from '../../agreements/agreement';

/** The agreement: children (spec 2 §2.27). */
export default function ChildrenAgreementPage(): ReactElement {
  return <Agreement kind="children" />;
}
