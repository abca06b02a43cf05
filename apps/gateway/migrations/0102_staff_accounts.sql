CREATE TABLE "desk_approvals" (
	"approval_id" text PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"input" text NOT NULL,
	"subject" text,
	"cents" integer NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "staff_notice_reads" (
	"staff_id" text NOT NULL,
	"notice_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_notice_reads_staff_id_notice_id_pk" PRIMARY KEY("staff_id","notice_id")
);
--> statement-breakpoint
CREATE TABLE "staff_notices" (
	"notice_id" text PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"doctor_id" text,
	"roles" text[],
	"staff_id" text,
	"order_key" text,
	"facts" jsonb NOT NULL,
	"once_key" text NOT NULL,
	CONSTRAINT "staff_notices_once_key_unique" UNIQUE("once_key"),
	CONSTRAINT "staff_notices_audience" CHECK (num_nonnulls("staff_notices"."doctor_id", "staff_notices"."roles", "staff_notices"."staff_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "staff_accounts" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"doctor_id" text,
	"mobile" text,
	"is_on_duty" boolean DEFAULT false NOT NULL,
	"password_hash" text,
	"totp_secret" text,
	"totp_step" bigint,
	"recovery_hashes" text[] DEFAULT '{}'::text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone,
	"locked_until" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "staff_accounts_roles" CHECK (cardinality("staff_accounts"."roles") > 0)
);
--> statement-breakpoint
CREATE TABLE "staff_invitations" (
	"staff_id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"totp_secret" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "staff_invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"staff_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_acts" ALTER COLUMN "key_name" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "desk_acts" ADD COLUMN "staff_id" text;--> statement-breakpoint
ALTER TABLE "desk_approvals" ADD CONSTRAINT "desk_approvals_requested_by_staff_accounts_staff_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."staff_accounts"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desk_approvals" ADD CONSTRAINT "desk_approvals_decided_by_staff_accounts_staff_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."staff_accounts"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notice_reads" ADD CONSTRAINT "staff_notice_reads_staff_id_staff_accounts_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notice_reads" ADD CONSTRAINT "staff_notice_reads_notice_id_staff_notices_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."staff_notices"("notice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_staff_id_staff_accounts_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_invitations" ADD CONSTRAINT "staff_invitations_staff_id_staff_accounts_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_staff_id_staff_accounts_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_tickets" ADD CONSTRAINT "staff_tickets_staff_id_staff_accounts_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_approvals_state" ON "desk_approvals" USING btree ("state","requested_at");--> statement-breakpoint
CREATE INDEX "staff_notices_doctor" ON "staff_notices" USING btree ("doctor_id","at");--> statement-breakpoint
CREATE INDEX "staff_notices_staff" ON "staff_notices" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "staff_notices_at" ON "staff_notices" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_accounts_account" ON "staff_accounts" USING btree ("account");--> statement-breakpoint
CREATE INDEX "staff_accounts_doctor" ON "staff_accounts" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "staff_sessions_staff" ON "staff_sessions" USING btree ("staff_id");--> statement-breakpoint
ALTER TABLE "desk_acts" ADD CONSTRAINT "desk_acts_staff_id_staff_accounts_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff_accounts"("staff_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desk_acts_staff" ON "desk_acts" USING btree ("staff_id","at");