CREATE TABLE "survey_responses" (
	"response_id" text PRIMARY KEY NOT NULL,
	"survey_code_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"draft" jsonb NOT NULL,
	"response" jsonb,
	"score" real,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"reply" text,
	"replied_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"survey_code_id" text PRIMARY KEY NOT NULL,
	"title" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	"item" jsonb NOT NULL,
	"bands" jsonb NOT NULL,
	"minutes" integer NOT NULL,
	"doctor_id" text,
	"is_open" boolean DEFAULT true NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "survey_responses" ADD CONSTRAINT "survey_responses_survey_code_id_surveys_survey_code_id_fk" FOREIGN KEY ("survey_code_id") REFERENCES "public"."surveys"("survey_code_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_responses_draft" ON "survey_responses" USING btree ("owner_id","survey_code_id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "survey_responses_owner" ON "survey_responses" USING btree ("owner_id","saved_at");