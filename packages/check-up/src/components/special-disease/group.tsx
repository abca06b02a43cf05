import type { SpecialDiseaseGroup } from '@xinglin/gateway-sdk';
import { useLocale } from '@xinglin/i18n';
import { href } from '@xinglin/routes';
import { formatCents, formatDay, formatWeekday } from '@xinglin/rules';
import { ButtonLink, Card, Gutter, ListGroup, ListLink, Note, Stack } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { groupHref } from '../../model/special-disease';

/** The group of a disease: what it is for, its experts with their next free day, and the way to ask the leading one. */
export function Group({ group }: { group: SpecialDiseaseGroup }): ReactElement {
  const { t } = useTranslation('check-up');
  const locale = useLocale();
  const lead = group.members.find(({ isLead }) => isLead) ?? group.members[0];
  return (
    <>
      <Card title={t('specialDisease.group', { disease: group.name })}>
        <Stack>
          <p>{group.summary}</p>
          <Note>{t('specialDisease.how')}</Note>
        </Stack>
      </Card>
      <ListGroup>
        {group.members.map(({ doctor, feeCents, days }) => {
          const next = days.find(({ remaining }) => remaining > 0);
          return (
            <ListLink
              key={doctor.doctorId}
              label={t('specialDisease.doctor', { name: doctor.name, title: doctor.titleText })}
              description={t(next ? 'specialDisease.next' : 'specialDisease.full', {
                hospital: doctor.hospitalName,
                day: next && formatDay(next.day, locale),
                weekday: next && formatWeekday(next.day, locale),
              })}
              value={formatCents(feeCents, { decimals: 'auto' })}
              to={groupHref(group.diseaseId, doctor.doctorId)}
            />
          );
        })}
      </ListGroup>
      {lead && (
        <Gutter>
          <ButtonLink
            variant="outline"
            block
            to={href('directory.doctor', { id: lead.doctor.doctorId })}
          >
            {t('specialDisease.askLead', { name: lead.doctor.name })}
          </ButtonLink>
        </Gutter>
      )}
    </>
  );
}
