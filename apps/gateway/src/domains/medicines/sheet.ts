import { ownPrescription } from '../../kernel/prescriptions/read';
import type { PrescriptionRow } from '../../kernel/prescriptions/tables';
import { ownAddress, usualAddress, type OwnAddress } from '../../kernel/parcels/parcels';
import type { CallContext } from '../../platform/context';
import { refuse } from '../../platform/refusal';

type Reader = Pick<CallContext, 'db' | 'now' | 'account'>;

/** Refuses a prescription that no order can fill now: claimed by an order, or not valid. */
export function requireFillable(row: PrescriptionRow, now: Date): void {
  if (row.claimedBy !== null) refuse('prescriptionClaimed', { data: { orderNo: row.claimedBy } });
  const isValid = row.state === 'approved' && row.validUntil !== null && row.validUntil > now;
  if (!isValid) refuse('prescriptionNotValid', { data: { state: row.state } });
}

/** A prescription of the account that an order can fill now. */
export async function fillableSheet(
  { db, now, account }: Reader,
  prescriptionId: string,
): Promise<PrescriptionRow> {
  const row = await ownPrescription(db, account, prescriptionId);
  requireFillable(row, now);
  return row;
}

/** The address that is named, otherwise the usual one; null where the account has none. */
export async function addressFor(
  { db, account }: Reader,
  addressId: string | undefined,
): Promise<OwnAddress | null> {
  if (addressId === undefined) return usualAddress(db, account);
  return (await ownAddress(db, account, addressId)) ?? refuse('forbidden');
}
