import { expect, type Locator, type Page } from '@playwright/test';
import { whenLive } from '../fixtures/live';
import type { Words } from '../fixtures/words';

/** Home, the city sheet, hospitals, departments and doctors, as a person walks through them. */
export class Directory {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get citySheet(): Locator {
    return this.page.getByRole('dialog', { name: this.words.citySheet });
  }

  async openCities(): Promise<void> {
    await whenLive(this.page);
    await this.page.getByRole('button', { name: this.words.home.city }).click();
    await expect(
      this.citySheet.getByRole('button', { name: this.words.cityName }).first(),
    ).toBeVisible();
  }

  async chooseCity(): Promise<void> {
    await this.citySheet.getByRole('button', { name: this.words.cityName }).first().click();
    await expect(this.citySheet).toBeHidden();
    const city = this.page.getByRole('button', { name: this.words.home.city });
    await expect(city).toContainText(this.words.cityName);
  }

  async openHospitals(): Promise<void> {
    await this.page
      .getByRole('main')
      .getByRole('link', { name: this.words.home.book })
      .first()
      .click();
    await expect(this.page).toHaveURL(/\/booking\/hospital/);
  }

  get hospitalLink(): Locator {
    return this.page.getByRole('link', { name: this.words.hospital, exact: true });
  }

  async openHospital(): Promise<void> {
    await this.hospitalLink.click();
    await expect(
      this.page.getByRole('heading', { level: 1, name: this.words.hospital }),
    ).toBeVisible();
  }

  async openDepartment(): Promise<void> {
    await this.page.getByRole('link', { name: this.words.department }).first().click();
    await expect(this.page).toHaveURL(/\/hospital\/experts\//);
    await expect(this.doctorLink).toBeVisible();
  }

  get doctorLink(): Locator {
    return this.page.getByRole('link', { name: this.words.doctor, exact: true });
  }

  async openDoctor(): Promise<void> {
    await this.doctorLink.click();
    await expect(this.page).toHaveURL(/\/expert\//);
    await expect(this.shifts.first()).toBeVisible();
  }

  /** What books: a doctor's page has one link for the slot that is chosen, other pages have one a slot. */
  get shifts(): Locator {
    return this.page.getByRole('link', { name: this.words.bookShift });
  }

  /** Chooses a day, and waits until its shifts are shown. */
  async openDay(date: string): Promise<void> {
    await whenLive(this.page);
    const day = this.page.locator(`input[type=radio][value="${date}"]`);
    await day.click();
    // The day stands in the address, so that it is chosen once the page has gone there.
    await expect(day).toBeChecked();
    await this.expectShiftsOf(date);
  }

  /** Chooses a slot of the day in view, which the bar then books. */
  async chooseSlot(shiftCaseId: string): Promise<void> {
    await this.page.locator(`a[href*="slot=${shiftCaseId}"]`).click();
    await expect(this.shifts.first()).toHaveAttribute('href', new RegExp(`/${shiftCaseId}$`));
  }

  /** The shifts in view are of that day, and no longer of the one before. */
  async expectShiftsOf(date: string): Promise<void> {
    const day = new RegExp(`-${date.replaceAll('-', '')}-`);
    await expect(this.shifts.first()).toHaveAttribute('href', day);
  }

  /** The first day with free places that is not the chosen one. */
  get anotherDay(): Locator {
    return this.page.getByRole('radio', { name: /余 \d+$/, checked: false }).first();
  }
}
