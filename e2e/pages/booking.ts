import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { whenLive } from '../fixtures/live';
import type { Words } from '../fixtures/words';

/** Check the answers, pay, find again, cancel. */
export class Booking {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get submit(): Locator {
    return this.page.getByRole('button', { name: this.words.submit });
  }

  get pay(): Locator {
    return this.page.getByRole('button', { name: this.words.pay, exact: true });
  }

  /** Submits the checked answers, which opens the cashier, then returns to the pay page; answers the order's number. */
  async submitAnswers(): Promise<string> {
    await whenLive(this.page);
    await this.submit.click();
    await this.page.waitForURL(/\/cashier\//);
    await this.page.goBack();
    await this.page.waitForURL(/\/my\/reservation\/pay\//);
    await expect(this.pay).toBeVisible();
    return new URL(this.page.url()).pathname.split('/').at(-1) ?? '';
  }

  async openCashier(): Promise<void> {
    await whenLive(this.page);
    await this.pay.click();
    await this.page.waitForURL(/\/cashier\//);
  }

  async payAtCashier(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.cashierSuccess }).click();
    await this.page.waitForURL(/\/my\/order\/status/);
    await expect(this.page.getByRole('heading', { name: this.words.booked })).toBeVisible();
  }

  async failAtCashier(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.cashierFail }).click();
    await this.page.waitForURL(/\/my\/order\/status/);
  }

  /** The calendar file that the page hands out, with folded lines joined. */
  async downloadCalendar(): Promise<{ readonly name: string; readonly text: string }> {
    await whenLive(this.page);
    const [download] = await Promise.all([
      this.page.waitForEvent('download'),
      this.page.getByRole('button', { name: this.words.addToCalendar }).click(),
    ]);
    const text = await readFile(await download.path(), 'utf8');
    return { name: download.suggestedFilename(), text: text.replaceAll('\r\n ', '') };
  }

  get cancelDialog(): Locator {
    return this.page.getByRole('alertdialog', { name: this.words.cancelTitle });
  }

  async askToCancel(): Promise<void> {
    await whenLive(this.page);
    await this.page.getByRole('button', { name: this.words.cancel, exact: true }).click();
    await expect(this.cancelDialog).toBeVisible();
  }

  async confirmCancel(): Promise<void> {
    await this.cancelDialog.getByRole('button', { name: this.words.cancelConfirm }).click();
    await expect(this.cancelDialog).toBeHidden();
  }

  /** Comes back to the order until the refund, which a job carries out, has arrived. */
  async expectRefunded(): Promise<void> {
    const heading = this.page.getByRole('heading', { level: 2, name: this.words.refunded });
    await expect(async () => {
      await this.page.reload();
      await expect(heading).toBeVisible({ timeout: 1000 });
    }).toPass({ timeout: 50_000 });
  }
}
