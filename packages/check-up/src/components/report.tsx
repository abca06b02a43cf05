import type { PhysicalReport } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatDay } from '@xinglin/rules';
import {
  ButtonLink,
  Card,
  Chip,
  Cluster,
  DocumentIcon,
  Gutter,
  KeyValueList,
  Note,
  Stack,
} from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AskAboutReport } from './ask-about-report';
import { FlagWord } from './flag-word';
import { ReportPictures } from './report-pictures';
import { ValueHistory } from './value-history';

type Result = PhysicalReport['results'][number];

/** A report: whose, what it comes to, what lies outside its range, then everything else. */
export function Report({ report }: { report: PhysicalReport }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const outside = report.results.filter(({ flag }) => flag !== 'normal');
  const usual = report.results.filter(({ flag }) => flag === 'normal');
  const { orderNo, patientId, documentId, hasPictures } = report;
  return (
    <>
      <Card title={t('report.of', { name: report.patientName })}>
        <Stack>
          <KeyValueList
            items={[
              { label: t('report.package'), value: report.packageTitle },
              { label: t('facts.store'), value: report.storeName },
              { label: t('facts.day'), value: formatDay(report.day, locale, { year: true }) },
            ]}
          />
          <p>{report.conclusion}</p>
          <ButtonLink
            block
            variant="outline"
            icon={<DocumentIcon />}
            to={href('portal.viewPdf', {}, { reportNo: orderNo, patientId })}
          >
            {t('report.file')}
          </ButtonLink>
          {documentId !== null && (
            <ButtonLink
              block
              variant="outline"
              icon={<DocumentIcon />}
              to={href('portal.viewPdf', {}, { fileId: documentId })}
            >
              {t('report.original')}
            </ButtonLink>
          )}
          {(outside.length > 0 || hasPictures) && <AskAboutReport report={report} />}
        </Stack>
      </Card>
      {hasPictures && <ReportPictures orderNo={orderNo} patientId={patientId} />}
      <Card title={t('report.outside', { count: outside.length })}>
        {outside.length === 0 ? (
          <p>{t('report.nothing')}</p>
        ) : (
          <Stack>
            {outside.map((result) => (
              <ResultRow key={result.code} result={result} day={report.day} />
            ))}
          </Stack>
        )}
      </Card>
      {usual.length > 0 && (
        <Card title={t('report.usual', { count: usual.length })}>
          <Stack>
            {usual.map((result) => (
              <ResultRow key={result.code} result={result} day={report.day} />
            ))}
          </Stack>
        </Card>
      )}
      <Gutter>
        <Note>{t('report.note')}</Note>
      </Gutter>
    </>
  );
}

/** A value as it was issued, with its range, and what former reports said. */
function ResultRow({ result, day }: { result: Result; day: string }): ReactElement {
  const { t } = useTranslation('check-up');
  const { name, value, unit, range, flag, former } = result;
  return (
    <div>
      <Cluster align="between">
        <strong>{name}</strong>
        <Chip tone={flag === 'normal' ? 'neutral' : 'warning'}>
          <FlagWord flag={flag} />
        </Chip>
      </Cluster>
      <p>
        {`${value} ${unit}`.trimEnd()}
        {range !== '' && ` · ${t('report.range', { range })}`}
      </p>
      {former.length > 0 && <ValueHistory result={result} day={day} />}
    </div>
  );
}
