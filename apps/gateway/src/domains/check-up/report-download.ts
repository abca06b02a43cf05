import type { Hono } from 'hono';
import { channelName } from '../../kernel/people/accounts/signature';
import { pdfWriter } from '../../platform/documents/pdf-writer';
import { answerToOwner } from '../../platform/download';
import type { Services } from '../../platform/services';
import { reportDocument } from './report-document';
import { findReport } from './reports';

/** Path of a report as a PDF file, beside the call that tells it. */
export const reportFilePath = '/order/physical/report.pdf';

/** Puts reports on the app as files, made anew for each reader: only the owner of the order gets one. */
export function mountReportFile(app: Hono, services: Services): void {
  const { db, limits } = services;
  app.get(reportFilePath, (context) =>
    answerToOwner(context, services, async ({ userId, locale, appId }) => {
      const orderNo = context.req.query('orderNo') ?? '';
      const patientId = context.req.query('patientId');
      const reader = { ownerId: userId, locale };
      const report = await findReport(db, { orderNo, ...(patientId && { patientId }) }, reader);
      await limits.consume('pdfByAccount', userId);
      const channel = await channelName(db, { appId, locale });
      const content = await services.use(pdfWriter).write(reportDocument(report, locale, channel));
      return {
        content,
        size: content.byteLength,
        contentType: 'application/pdf',
        name: `check-up-${orderNo}.pdf`,
      };
    }),
  );
}
