CREATE TABLE "person_checks" (
	"device_id" text NOT NULL,
	"purpose" text NOT NULL,
	"page_id" text NOT NULL,
	"secret" text NOT NULL,
	"work" jsonb,
	"code_hash" text,
	"wrong_tries" smallint DEFAULT 0 NOT NULL,
	"pass_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "person_checks_device_id_purpose_page_id_pk" PRIMARY KEY("device_id","purpose","page_id")
);
--> statement-breakpoint
CREATE INDEX "person_checks_pass" ON "person_checks" USING btree ("pass_hash");--> statement-breakpoint
CREATE INDEX "person_checks_expires_at" ON "person_checks" USING btree ("expires_at");