import type { PageHead, PageLoad } from '@xinglin/api';
import { usePlace } from '@xinglin/pages';
import type { ReactElement } from 'react';
import { expertPage } from '../../../components/special-disease/expert-page';
import { isExpertForm } from '../../../model/special-disease';
import * as packageForm from '../../medical-examination/set-meal/order/submit/$packageCode.page';

/** The order of the platform that the address names: an expert of a special disease, or a package (spec 2 §2.18). */
export default function ConfirmPage(): ReactElement {
  return isExpertForm(usePlace()) ? <expertPage.Page /> : <packageForm.default />;
}

export const load: PageLoad = (place) =>
  (isExpertForm(place) ? expertPage : packageForm).load(place);
export const head: PageHead = (place, state) =>
  (isExpertForm(place) ? expertPage : packageForm).head(place, state);
