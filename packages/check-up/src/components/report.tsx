import type { PhysicalReport } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { dayAt, formatDay, hospitalTimeZone } from '@xinglin/rules';
import {
  Card,
  CountTile,
  DocumentIcon,
  Fold,
  Gutter,
  kinText,
  ListGroup,
  ListLink,
  Note,
  ValueRow,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { ReportPictures } from './report-pictures';
import styles from './report.module.css';
import { More, ValueHistory, ValueTable, ValueTrend } from './value-history';

type Result = PhysicalReport['results'][number];

/** Of the values outside their range, the one with the most former values; the first of several. */
function drawnOf(outside: readonly Result[]): Result | undefined {
  const most = Math.max(0, ...outside.map(({ former }) => former.length));
  return most === 0 ? undefined : outside.find(({ former }) => former.length === most);
}

/** A report: whose, how many values are outside their range, these values and their past, then everything else. */
export function Report({ report }: { report: PhysicalReport }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const outside = report.results.filter(({ flag }) => flag !== 'normal');
  const usual = report.results.filter(({ flag }) => flag === 'normal');
  const drawn = drawnOf(outside);
  const { orderNo, patientId, documentId, hasPictures, day } = report;
  return (
    <>
      <ReportHead report={report} outsideCount={outside.length} />
      {outside.length > 0 && (
        <Card title={t('report.first')} aside={t('report.issuedValues')}>
          {outside.map((result) => (
            <ValueRow
              key={result.code}
              {...valueTexts(result)}
              // i18n-keys: check-up:flag.*
              flagText={t(`flag.${result.flag}`)}
              rangeText={
                result.range === '' ? undefined : t('report.range', { range: result.range })
              }
            >
              {result !== drawn && <ValueHistory result={result} day={day} />}
            </ValueRow>
          ))}
        </Card>
      )}
      {drawn && (
        <Card title={t('report.trend', { name: drawn.name, count: drawn.former.length + 1 })}>
          <ValueTrend result={drawn} day={day} />
          <More title={t('report.table')} atEnd>
            <ValueTable result={drawn} day={day} />
          </More>
        </Card>
      )}
      {usual.length > 0 && (
        <Fold title={t(outside.length > 0 ? 'report.rest' : 'report.all', { count: usual.length })}>
          <ul role="list" className={styles['usual']}>
            {usual.map((result) => (
              <UsualValue key={result.code} result={result} day={day} />
            ))}
          </ul>
        </Fold>
      )}
      <Card title={t('report.conclusion')}>
        <p>{report.conclusion}</p>
        <p className={styles['signed']}>
          {t('report.signed', {
            store: report.storeName,
            day: formatDay(dayAt(report.issuedAt, hospitalTimeZone), locale, { year: true }),
          })}
        </p>
      </Card>
      {hasPictures && <ReportPictures orderNo={orderNo} patientId={patientId} />}
      <ListGroup label={t('report.files')}>
        <ListLink
          icon={<DocumentIcon />}
          label={t('report.file')}
          to={href('portal.viewPdf', {}, { reportNo: orderNo, patientId })}
        />
        {documentId !== null && (
          <ListLink
            icon={<DocumentIcon />}
            label={t('report.original')}
            to={href('portal.viewPdf', {}, { fileId: documentId })}
          />
        )}
      </ListGroup>
      <Gutter>
        <Note>{t('report.note')}</Note>
      </Gutter>
    </>
  );
}

const valueTexts = ({ name, abbreviation, value, unit, range, flag }: Result) => ({
  name,
  abbreviation,
  value,
  unit,
  range,
  flag,
});

/** Whose report of what, and how many of its values are outside their range. */
function ReportHead({
  report,
  outsideCount,
}: {
  report: PhysicalReport;
  outsideCount: number;
}): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const { packageTitle, storeName, day, results } = report;
  return (
    <Card as="div">
      <div className={styles['head']}>
        <div>
          <h2 className={styles['title']}>{packageTitle}</h2>
          <p>
            <WhoseReport {...report} />
          </p>
          <p>{t('report.where', { store: storeName, day: formatDay(day, locale) })}</p>
        </div>
        <ReportCount outsideCount={outsideCount} resultCount={results.length} />
      </div>
    </Card>
  );
}

/** The person of a report: name, relation and age on its day. */
export function WhoseReport({
  patientName: name,
  person,
}: Pick<PhysicalReport, 'patientName' | 'person'>): ReactElement {
  const { t } = useTranslation(['check-up', 'shared']);
  if (person === null) return <>{name}</>;
  return <>{t('report.who', { name, relation: kinText(person, t), count: person.age })}</>;
}

/** How many values of a report are outside their range, as they were issued. */
export function ReportCount(props: { outsideCount: number; resultCount: number }): ReactElement {
  const { t } = useTranslation('check-up');
  const { outsideCount, resultCount } = props;
  return outsideCount === 0 ? (
    <CountTile
      tone="brand"
      value={resultCount}
      text={t('report.countNone', { count: resultCount })}
    />
  ) : (
    <CountTile
      tone="danger"
      value={outsideCount}
      text={t('report.count', { count: outsideCount, all: resultCount })}
    />
  );
}

/** A value within its range in a line, and its past below. */
function UsualValue({ result, day }: { result: Result; day: string }): ReactElement {
  const { t } = useTranslation('check-up');
  const { name, value, unit, range } = result;
  return (
    <li>
      <div className={styles['line']}>
        <b>{name}</b>
        <strong>{`${value} ${unit}`.trimEnd()}</strong>
      </div>
      {range !== '' && (
        <div className={styles['line']}>
          <span>{t('report.range', { range })}</span>
        </div>
      )}
      <ValueHistory result={result} day={day} />
    </li>
  );
}
