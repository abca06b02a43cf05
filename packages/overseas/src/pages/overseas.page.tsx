import { overseasApi, useSession, type PageLoad } from '@xinglin/api';
import { href } from '@xinglin/routes';
import { Card, GlobeHero, Loaded, Page, PersonIcon, SkeletonCard } from '@xinglin/ui';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DescribeStep } from '../components/describe-step';
import { DutyClocks } from '../components/duty-clocks';
import { EmergencyRow } from '../components/emergency-row';
import { LanguageRow } from '../components/language-row';
import { WizardSteps } from '../components/wizard-steps';

const { getOverseasDuty, listCountries } = overseasApi.endpoints;

export const load: PageLoad = () => [getOverseasDuty.initiate({}), listCountries.initiate()];

/**
 * The door of the portal (spec 2 §2.30): whose clock, which language, what it costs; and the first step of asking, which
 * needs no account.
 */
export default function OverseasPage(): ReactElement {
  const { t } = useTranslation('overseas-consult');
  const duty = overseasApi.useGetOverseasDutyQuery({});
  const isSignedIn = useSession() !== null;
  const here = href('overseas.landing');
  return (
    <Page
      top={
        <>
          <GlobeHero
            brand={t('shared:brand.name')}
            account={
              <Link
                to={
                  isSignedIn
                    ? href('overseas.profileSetting')
                    : href('overseas.login', {}, { target: here })
                }
              >
                <PersonIcon />
                {t(isSignedIn ? 'landing.mine' : 'landing.signIn')}
              </Link>
            }
            languages={<LanguageRow path={here} />}
            title={t('landing.headline')}
          />
          <Loaded query={duty} skeleton={<SkeletonCard lines={4} />}>
            {(known) => <DutyClocks duty={known} />}
          </Loaded>
        </>
      }
    >
      <Card>
        <WizardSteps step={1} />
      </Card>
      <EmergencyRow />
      <DescribeStep />
    </Page>
  );
}
