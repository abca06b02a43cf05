import { directoryApi } from '@xinglin/api';
import { detailPage } from '@xinglin/pages';
import { href } from '@xinglin/routes';
import { Card, KeyValueList, Prose, SkeletonList } from '@xinglin/ui';
import type { ReactElement } from 'react';

/** What a hospital says of itself, and how to get there (spec 2 §2.4). */
const page = detailPage({
  endpoint: directoryApi.endpoints.getHospitalInfoById,
  input: ({ params }) => ({ hospitalId: params['id'] ?? '' }),
  title: 'directory:hospitalSummary.title',
  head: ({ name }) => ({ title: name }),
  backTo: (_hospital, { params }) => href('directory.hospital', { id: params['id'] ?? '' }),
  skeleton: <SkeletonList lines={4} count={2} />,
  children: ({ name, levelText, introduction, address, phone, trafficGuide }, { t }) => (
    <>
      <Card title={name} aside={levelText}>
        <Prose>
          <Paragraphs text={introduction} />
        </Prose>
      </Card>
      <Card id="guide" title={t('directory:hospital.guide')}>
        <KeyValueList
          items={[
            { label: t('directory:hospital.address'), value: address },
            { label: t('directory:hospital.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
            {
              label: t('directory:hospital.traffic'),
              value: <Paragraphs text={trafficGuide} />,
            },
          ]}
        />
      </Card>
    </>
  ),
});

export const { load, head } = page;
export default page.Page;

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
