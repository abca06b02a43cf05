CREATE TABLE "visit_surveys" (
	"response_id" text PRIMARY KEY NOT NULL,
	"survey_code_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"patient_id" text NOT NULL,
	"shift_case_id" text NOT NULL,
	"order_no" text,
	"draft" jsonb NOT NULL,
	"response" jsonb,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "hospital_id" text;--> statement-breakpoint
ALTER TABLE "surveys" ADD COLUMN "hosp_dept_id" text;--> statement-breakpoint
ALTER TABLE "visit_surveys" ADD CONSTRAINT "visit_surveys_survey_code_id_surveys_survey_code_id_fk" FOREIGN KEY ("survey_code_id") REFERENCES "public"."surveys"("survey_code_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visit_surveys_visit" ON "visit_surveys" USING btree ("owner_id","patient_id","shift_case_id");--> statement-breakpoint
CREATE INDEX "visit_surveys_patient" ON "visit_surveys" USING btree ("patient_id");--> statement-breakpoint
CREATE INDEX "visit_surveys_order" ON "visit_surveys" USING btree ("order_no") WHERE order_no IS NOT NULL;