import type { checkUp, ResponseOf } from '@xinglin/contract';
import { formatDay, formatInstant, hospitalTimeZone } from '@xinglin/rules';
import type { Locale } from '../../platform/context';
import type { PdfDocument } from '../../platform/documents/pdf-document';
import { textOf } from './locales';
import { providedBy, writtenIn } from '../../platform/texts';

type Report = ResponseOf<(typeof checkUp)['getPhysicalReport']>;
type Result = Report['results'][number];

/**
 * A report as a document to keep and to take to a doctor, in the name of the channel it was asked for on: values
 * outside their range are told first, by a word.
 */
export function reportDocument(report: Report, reader: Locale, channel: string): PdfDocument {
  const locale = writtenIn(reader);
  const outside = report.results.filter(({ flag }) => flag !== 'normal');
  const value = ({ value: figure, unit, range, flag }: Result) => {
    const measured = [figure, unit].filter((part) => part !== '').join(' ');
    const usual = range === '' ? '' : textOf(locale, 'report.range', { range });
    const word = textOf(locale, `report.flag.${flag}`);
    return [measured, word, usual].filter((part) => part !== '').join(' · ');
  };
  const fact = (key: 'package' | 'store' | 'day' | 'conclusion', text: string) => ({
    label: textOf(locale, `report.${key}`),
    text,
  });
  return {
    language: locale,
    title: textOf(locale, 'report.title'),
    mark: {
      label: textOf(locale, 'report.person'),
      text: report.patientName,
      note: textOf(locale, 'report.note'),
    },
    facts: [
      fact('package', report.packageTitle),
      fact('store', report.storeName),
      fact('day', formatDay(report.day, locale, { year: true })),
      fact('conclusion', report.conclusion),
      ...report.results.map((result) => ({ label: result.name, text: value(result) })),
    ],
    list:
      outside.length === 0
        ? null
        : {
            title: textOf(locale, 'report.outside'),
            items: outside.map((result) => `${result.name}: ${value(result)}`),
          },
    footer: [
      providedBy(channel, locale),
      textOf(locale, 'report.issuedAt', {
        moment: formatInstant(report.issuedAt, locale, hospitalTimeZone),
      }),
    ],
  };
}
