import type { Hospital } from '@xinglin/gateway-sdk';
import { href } from '@xinglin/routes';
import { Card, HuedTiles, KeyValueList } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { clinicHref } from '../model/clinic-ways';

/** The address and telephone of a clinic, with the ways to a visit there. */
export function ClinicContact({
  clinic,
  title,
  isLinked = false,
}: {
  readonly clinic: Hospital;
  readonly title: string;
  /** The clinic is named, with a link to its page. */
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
      <Card as="div">
        <HuedTiles
          label={t('clinic.ways')}
          items={[
            {
              to: href('directory.hospital', { id: hospitalId }),
              pictogram: 'registration',
              hue: 'teal',
              name: t('clinic.book'),
            },
            {
              to: href('directory.hospitalGuide', { id: hospitalId }),
              pictogram: 'address',
              hue: 'blue',
              name: t('clinic.guide'),
            },
            ...(isLinked
              ? [
                  {
                    to: clinicHref(hospitalId),
                    pictogram: 'consult' as const,
                    hue: 'blue' as const,
                    name: t('clinic.online'),
                  },
                ]
              : []),
          ]}
        />
      </Card>
    </>
  );
}
