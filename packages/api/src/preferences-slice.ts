import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Locale } from '@xinglin/rules';

/** A city as chosen or found. */
export interface City {
  readonly areaId: string;
  readonly name: string;
}

/** How the person wants the portal to be. Kept in cookies, so that the server renders it right at once. */
export interface PreferencesState {
  readonly locale: Locale;
  /** `elder` is 长辈版 (product.md, Visual direction). */
  readonly mode: 'standard' | 'elder';
  readonly theme: 'system' | 'light' | 'dark';
  /** Null until a city was chosen: the whole country. */
  readonly city: City | null;
}

const initialState: PreferencesState = {
  locale: 'zh-Hans',
  mode: 'standard',
  theme: 'system',
  city: null,
};

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState,
  reducers: {
    preferencesChanged: (state, action: PayloadAction<Partial<PreferencesState>>) => ({
      ...state,
      ...action.payload,
    }),
  },
});
