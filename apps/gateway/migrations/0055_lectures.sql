CREATE TABLE "lectures" (
	"lecture_id" text PRIMARY KEY NOT NULL,
	"doctor_id" text NOT NULL,
	"dept_id" text NOT NULL,
	"entry_ids" jsonb NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"duration_seconds" integer NOT NULL,
	"published_on" date NOT NULL,
	CONSTRAINT "lectures_duration" CHECK ("lectures"."duration_seconds" > 0)
);
--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lectures" ADD CONSTRAINT "lectures_dept_id_standard_departments_id_fk" FOREIGN KEY ("dept_id") REFERENCES "public"."standard_departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lectures_newest" ON "lectures" USING btree ("published_on","lecture_id");