import { expect, type Page } from '@playwright/test';
import type { Gateway } from '../fixtures/gateway';
import { whenLive } from '../fixtures/live';
import type { NewPatient } from '../fixtures/people';
import type { Words } from '../fixtures/words';

/** Signing in and the form of a family member. */
export class Account {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  /** Asks for a code and types everything, but does not send the form. */
  async fillCodeForm(gateway: Gateway, mobile: string): Promise<void> {
    await this.page.getByRole('textbox', { name: this.words.mobile, exact: true }).fill(mobile);
    await whenLive(this.page);
    const before = (await gateway.outbox(mobile)).length;
    await this.page.getByRole('button', { name: this.words.getCode }).click();
    await expect.poll(async () => (await gateway.outbox(mobile)).length).toBeGreaterThan(before);
    const code = this.page.getByRole('textbox', { name: this.words.code, exact: true });
    await code.fill(await gateway.codeFor(mobile));
    await this.page.getByRole('checkbox', { name: this.words.agreement }).check();
  }

  async signIn(gateway: Gateway, mobile: string): Promise<void> {
    await this.fillCodeForm(gateway, mobile);
    await this.page.getByRole('button', { name: this.words.signIn, exact: true }).click();
  }

  /** Types who it is; the phone is the account's own. */
  async fillPatient(patient: Omit<NewPatient, 'mobile'>): Promise<void> {
    await this.page.getByRole('textbox', { name: this.words.name, exact: true }).fill(patient.name);
    await this.page
      .getByRole('textbox', { name: this.words.cardNo, exact: true })
      .fill(patient.cardNo);
    await this.page.getByRole('checkbox', { name: this.words.consent }).check();
  }

  async savePatient(): Promise<void> {
    await whenLive(this.page);
    await this.page.getByRole('button', { name: this.words.save, exact: true }).click();
  }
}
