import type { DeskShapeName, StaffMe } from '@xinglin/contract';
import {
  BellIcon,
  CheckCircleIcon,
  DocumentIcon,
  ListCheckIcon,
  PeopleIcon,
  PersonIcon,
  PillIcon,
  StethoscopeIcon,
} from '@xinglin/ui';
import { mayDo } from './me';

/** A page of the rail. */
export interface Destination {
  readonly name:
    | 'queue'
    | 'reviews'
    | 'orders'
    | 'notices'
    | 'approvals'
    | 'ledger'
    | 'staff'
    | 'account';
  readonly to: string;
  readonly Icon: typeof BellIcon;
  /** The action without which the page has nothing to show; null for a page of everyone. */
  readonly action: DeskShapeName | null;
}

const destinations: readonly Destination[] = [
  { name: 'queue', to: '/', Icon: StethoscopeIcon, action: 'list-consult-queue' },
  { name: 'reviews', to: '/reviews', Icon: CheckCircleIcon, action: 'list-reviews' },
  { name: 'orders', to: '/orders', Icon: PillIcon, action: 'list-drug-orders' },
  { name: 'notices', to: '/notices', Icon: BellIcon, action: 'list-staff-notices' },
  { name: 'approvals', to: '/approvals', Icon: ListCheckIcon, action: 'list-approvals' },
  { name: 'ledger', to: '/ledger', Icon: DocumentIcon, action: 'read-desk-ledger' },
  { name: 'staff', to: '/staff', Icon: PeopleIcon, action: 'list-staff' },
  { name: 'account', to: '/account', Icon: PersonIcon, action: null },
];

/** The pages that a person may open, in the order of the rail. The account is always one of them. */
export function destinationsOf(me: StaffMe): readonly Destination[] {
  return destinations.filter(({ action }) => action === null || mayDo(me, action));
}
