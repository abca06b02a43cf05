import type { OwnReview } from '@xinglin/gateway-sdk';
import { Card, Checkbox, RadioGroup } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';

type Audience = OwnReview['audience'];

interface Choice {
  readonly audience: Audience;
  readonly anonymous: boolean;
}

export interface AudienceFieldProps extends Choice {
  /** The masked name; null where there is none to sign with. */
  readonly signature: string | null;
  /** On whose page a public review is shown. */
  readonly place: 'doctor' | 'hospital';
  readonly onChange: (changed: Partial<Choice>) => void;
}

/** Who may read a review, and whether it is signed. */
export function AudienceField({
  signature,
  place,
  audience,
  anonymous,
  onChange,
}: AudienceFieldProps): ReactElement {
  const { t } = useTranslation('reviews');
  const isSigned = signature !== null && !anonymous;
  return (
    <Card title={t('audience.title')} aside={t('audience.never')}>
      <RadioGroup
        label={t('audience.title')}
        hideLabel
        name="audience"
        layout="pair"
        options={[
          {
            value: 'everyone',
            label: isSigned
              ? t('audience.everyone', { name: signature })
              : t('audience.everyoneUnnamed'),
            // i18n-keys: reviews:audience.everyoneHint.*
            description: t(`audience.everyoneHint.${place}`),
          },
          {
            value: 'hospital',
            label: t('audience.hospital'),
            description: t('audience.hospitalHint'),
          },
        ]}
        value={audience}
        onValueChange={(value) =>
          onChange({ audience: value === 'hospital' ? 'hospital' : 'everyone' })
        }
      />
      {audience === 'everyone' && signature !== null && (
        <Checkbox
          label={t('form.anonymous')}
          checked={anonymous}
          onCheckedChange={(checked) => onChange({ anonymous: checked })}
        />
      )}
    </Card>
  );
}
