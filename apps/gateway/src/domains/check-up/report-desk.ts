import { base64Limit, CheckUpFlag, Id, writtenText } from '@xinglin/contract';
import { z } from 'zod';
import { deskAction } from '../../kernel/desk/desk-action';
import { followMoves } from '../../kernel/orders/deadlines';
import { issueReport } from './counter';
import { keepDocument, keepPictures } from './report-files';

const megabyte = 1024 * 1024;
/** Most bytes of a hospital's own report, and of one picture. */
const documentBytes = 10 * megabyte;
const pictureBytes = 3 * megabyte;
const mostPictures = 6;

/** Base64 of so many bytes. */
const Content = (bytes: number) =>
  z
    .base64()
    .min(1)
    .max(Math.ceil(bytes / 3) * 4);

/** A text as it was issued; readers of other languages get the Simplified one where theirs is missing. */
const Text = z.object({
  'zh-Hans': writtenText({ min: 1, max: 2000 }),
  'zh-Hant': writtenText({ min: 1, max: 2000 }).optional(),
  en: writtenText({ min: 1, max: 2000 }).optional(),
});

const withoutGaps = (text: z.output<typeof Text>) => ({
  'zh-Hans': text['zh-Hans'],
  ...(text['zh-Hant'] !== undefined && { 'zh-Hant': text['zh-Hant'] }),
  ...(text.en !== undefined && { en: text.en }),
});

const OnePerson = z.object({ orderNo: Id, patientId: Id });
const subject = ({ orderNo }: { readonly orderNo: string }) => orderNo;

/** What laboratories and readers of pictures hand in about a person of an order. */
export const reportDesk = [
  deskAction({
    name: 'report-check-up',
    summary:
      "The report of a person, value by value as it was issued, with the hospital's own PDF where there is one; the last one completes the order.",
    roles: ['nurse'],
    request: OnePerson.extend({
      conclusion: Text,
      results: z
        .array(
          z.object({
            code: Id,
            name: Text,
            /** `LDL-C`, where the laboratory abbreviates it. */
            abbreviation: writtenText({ min: 1, max: 20 }).optional(),
            value: writtenText({ min: 1, max: 200 }),
            unit: writtenText({ max: 40 }).default(''),
            range: writtenText({ max: 80 }).default(''),
            flag: CheckUpFlag,
          }),
        )
        .min(1)
        .max(300),
      /** A PDF in Base64. */
      document: Content(documentBytes).optional(),
    }),
    // The results are less than a megabyte.
    bodyBytes: base64Limit(documentBytes) + megabyte,
    response: z.object({ orderNo: Id }),
    subject,
    async handle({ orderNo, patientId, conclusion, results, document }, context) {
      const documentId =
        document === undefined ? undefined : await keepDocument(context, orderNo, document);
      await issueReport(
        context,
        { orderNo, patientId },
        {
          conclusion: withoutGaps(conclusion),
          results: results.map(({ abbreviation, ...result }) => ({
            ...result,
            name: withoutGaps(result.name),
            ...(abbreviation !== undefined && { abbreviation }),
          })),
          ...(documentId !== undefined && { documentId }),
        },
      );
      followMoves(context);
      return { orderNo };
    },
  }),
  deskAction({
    name: 'picture-check-up',
    summary:
      'Pictures of an examination with what was seen on them, for a report that was issued; they take the place of former ones.',
    roles: ['nurse'],
    request: OnePerson.extend({
      findings: Text,
      pictures: z
        .array(z.object({ caption: Text, picture: Content(pictureBytes) }))
        .min(1)
        .max(mostPictures),
    }),
    bodyBytes: mostPictures * base64Limit(pictureBytes),
    response: z.object({ orderNo: Id }),
    subject,
    async handle({ orderNo, patientId, findings, pictures }, context) {
      await keepPictures(
        context,
        { orderNo, patientId },
        {
          findings: withoutGaps(findings),
          pictures: pictures.map(({ caption, picture }) => ({
            caption: withoutGaps(caption),
            picture,
          })),
        },
      );
      return { orderNo };
    },
  }),
];
