/** A file that the gateway gives to its owner alone. */
export interface OwnDocument {
  readonly kind: 'voucher' | 'report' | 'file';
  /** On this portal, below its base path. */
  readonly path: string;
}

/** An id as the gateway writes them; what is none never becomes part of a URL. */
const id = /^[\w-]{1,64}$/;

/**
 * The file that an address names: `orderNo` is the voucher of an appointment, `reportNo` the order of a check-up whose
 * report is read, of `patientId` where it is named, `fileId` what the person sent before.
 * An address of a file it never takes; null where it names neither.
 */
export function ownDocument(query: URLSearchParams): OwnDocument | null {
  const orderNo = query.get('orderNo') ?? '';
  if (id.test(orderNo))
    return { kind: 'voucher', path: `/gateway/order/orderinfo/voucher.pdf?orderNo=${orderNo}` };
  const reportNo = query.get('reportNo') ?? '';
  if (id.test(reportNo)) {
    const patientId = query.get('patientId') ?? '';
    const whose = id.test(patientId) ? `&patientId=${patientId}` : '';
    return {
      kind: 'report',
      path: `/gateway/order/physical/report.pdf?orderNo=${reportNo}${whose}`,
    };
  }
  const fileId = query.get('fileId') ?? '';
  return id.test(fileId) ? { kind: 'file', path: `/gateway/kanoupload/file/${fileId}` } : null;
}
