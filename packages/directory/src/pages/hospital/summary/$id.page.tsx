import { directoryApi, type PageHead, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, KeyValueList, Loaded, Page, PageHeader, Prose, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';

export const load: PageLoad = ({ params }) => [
  directoryApi.endpoints.getHospitalInfoById.initiate({ hospitalId: params['id'] ?? '' }),
];

export const head: PageHead = ({ params }, state) => {
  const select = directoryApi.endpoints.getHospitalInfoById.select({
    hospitalId: params['id'] ?? '',
  });
  return { title: select(state).data?.name };
};

/** What a hospital says of itself, and how to get there (spec 2 §2.4). */
export default function HospitalSummaryPage(): ReactElement {
  const { id: hospitalId = '' } = useParams();
  const { t } = useTranslation('directory');
  const hospital = directoryApi.useGetHospitalInfoByIdQuery({ hospitalId });
  return (
    <Page
      header={
        <PageHeader
          title={t('hospitalSummary.title')}
          backTo={href('directory.hospital', { id: hospitalId })}
        />
      }
    >
      <Loaded query={hospital} skeleton={<SkeletonList lines={4} count={2} />}>
        {({ name, levelText, introduction, address, phone, trafficGuide }) => (
          <>
            <Card title={name} aside={levelText}>
              <Prose>
                <Paragraphs text={introduction} />
              </Prose>
            </Card>
            <Card id="guide" title={t('hospital.guide')}>
              <KeyValueList
                items={[
                  { label: t('hospital.address'), value: address },
                  { label: t('hospital.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
                  { label: t('hospital.traffic'), value: <Paragraphs text={trafficGuide} /> },
                ]}
              />
            </Card>
          </>
        )}
      </Loaded>
    </Page>
  );
}

/** Plain text with its line breaks as paragraphs. */
function Paragraphs({ text }: { text: string }): ReactElement {
  return (
    <>
      {text.split(/\n+/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
    </>
  );
}
