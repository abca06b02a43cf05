import type { Hono } from 'hono';
import { pdfWriter } from '../../platform/documents/pdf-writer';
import { answerToOwner } from '../../platform/download';
import { channelName } from '../../kernel/people/accounts/signature';
import { refuse } from '../../platform/refusal';
import type { Services } from '../../platform/services';
import { findOrder } from './orders';
import { voucherDocument } from './voucher-document';

/** Path of an appointment's voucher as a PDF file, beside the call that tells the order. */
export const voucherFilePath = '/order/orderinfo/voucher.pdf';

/**
 * Puts the voucher of an appointment on the app, made anew for each reader: nothing of it is kept. Only the owner gets
 * it, and only while there is a visit ahead.
 */
export function mountVoucherFile(app: Hono, services: Services): void {
  const { db, clock, limits } = services;
  app.get(voucherFilePath, (context) =>
    answerToOwner(context, services, async ({ userId, locale, appId }) => {
      const now = clock.now();
      const orderNo = context.req.query('orderNo') ?? '';
      const order = await findOrder(db, orderNo, { ownerId: userId, locale, now });
      const channel = await channelName(db, { appId, locale });
      const document = voucherDocument(order, locale, now, channel) ?? refuse('forbidden');
      await limits.consume('pdfByAccount', userId);
      const content = await services.use(pdfWriter).write(document);
      return {
        content,
        size: content.byteLength,
        contentType: 'application/pdf',
        name: `voucher-${orderNo}.pdf`,
      };
    }),
  );
}
