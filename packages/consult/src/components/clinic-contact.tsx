import type { Hospital } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, KeyValueList, ListGroup, ListLink } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { clinicHref } from '../model/clinic-ways';

/** Where a clinic is and how it is called, with the ways to be seen there. */
export function ClinicContact({
  clinic,
  title,
  isLinked = false,
}: {
  readonly clinic: Hospital;
  readonly title: string;
  /** The clinic is named, and its name leads to its page. */
  readonly isLinked?: boolean;
}): ReactElement {
  const { t } = useTranslation('clinics');
  const { hospitalId, name, address, inChinese, phone } = clinic;
  return (
    <>
      <Card title={title}>
        <KeyValueList
          items={[
            ...(isLinked ? [{ label: t('clinic.name'), value: name, strong: true }] : []),
            {
              label: t('clinic.address'),
              value: address,
              detail: inChinese && (
                <span lang="zh-Hans">
                  {inChinese.name} {inChinese.address}
                </span>
              ),
            },
            { label: t('clinic.phone'), value: <a href={`tel:${phone}`}>{phone}</a> },
          ]}
        />
      </Card>
      <ListGroup>
        {isLinked && <ListLink to={clinicHref(hospitalId)} label={t('clinic.online')} />}
        <ListLink to={href('directory.hospital', { id: hospitalId })} label={t('clinic.home')} />
        <ListLink
          to={href('directory.hospitalGuide', { id: hospitalId })}
          label={t('clinic.guide')}
        />
      </ListGroup>
    </>
  );
}
