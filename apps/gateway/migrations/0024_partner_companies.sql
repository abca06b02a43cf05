CREATE TABLE "partner_companies" (
	"partner_code" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"credit_code" text NOT NULL,
	"address" jsonb NOT NULL,
	"licences" jsonb NOT NULL,
	"icp_filing" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "partner_companies" ADD CONSTRAINT "partner_companies_partner_code_partners_partner_code_fk" FOREIGN KEY ("partner_code") REFERENCES "public"."partners"("partner_code") ON DELETE no action ON UPDATE no action;