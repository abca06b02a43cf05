CREATE TABLE "doctor_introductions" (
	"doctor_id" text PRIMARY KEY NOT NULL,
	"languages" jsonb NOT NULL,
	"certificate_number" text,
	"career" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "doctor_team_members" (
	"team_id" text NOT NULL,
	"doctor_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "doctor_team_members_team_id_doctor_id_pk" PRIMARY KEY("team_id","doctor_id")
);
--> statement-breakpoint
CREATE TABLE "doctor_teams" (
	"team_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"leader_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"area_served" jsonb,
	"founded_year" integer,
	"visit_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_chats" (
	"group_id" text PRIMARY KEY NOT NULL,
	"team_id" text NOT NULL,
	"about" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"member_count" integer NOT NULL,
	"member_limit" integer NOT NULL,
	"code" text NOT NULL,
	"valid_until" date
);
--> statement-breakpoint
CREATE TABLE "hospital_introductions" (
	"hospital_id" text PRIMARY KEY NOT NULL,
	"founded_year" integer,
	"bed_count" integer,
	"yearly_visits" integer,
	"licence_number" text,
	"licensed_until" date,
	"honours" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"has_emergency" boolean,
	"parking" jsonb,
	"international_phone" text,
	"languages" jsonb NOT NULL,
	"insurers" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "key_departments" (
	"hosp_dept_id" text PRIMARY KEY NOT NULL,
	"hospital_id" text NOT NULL,
	"grade" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "hosp_dept_id" text;--> statement-breakpoint
ALTER TABLE "doctor_introductions" ADD CONSTRAINT "doctor_introductions_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_team_members" ADD CONSTRAINT "doctor_team_members_team_id_doctor_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."doctor_teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_team_members" ADD CONSTRAINT "doctor_team_members_doctor_id_doctors_id_fk" FOREIGN KEY ("doctor_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_teams" ADD CONSTRAINT "doctor_teams_leader_id_doctors_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."doctors"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "doctor_teams" ADD CONSTRAINT "doctor_teams_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_chats" ADD CONSTRAINT "group_chats_team_id_doctor_teams_team_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."doctor_teams"("team_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hospital_introductions" ADD CONSTRAINT "hospital_introductions_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_departments" ADD CONSTRAINT "key_departments_hosp_dept_id_hospital_departments_id_fk" FOREIGN KEY ("hosp_dept_id") REFERENCES "public"."hospital_departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "key_departments" ADD CONSTRAINT "key_departments_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "doctor_team_members_doctor" ON "doctor_team_members" USING btree ("doctor_id");--> statement-breakpoint
CREATE INDEX "doctor_teams_leader" ON "doctor_teams" USING btree ("leader_id","kind");--> statement-breakpoint
CREATE INDEX "doctor_teams_hospital" ON "doctor_teams" USING btree ("hospital_id","kind");--> statement-breakpoint
CREATE INDEX "doctor_teams_visits" ON "doctor_teams" USING btree ("kind","visit_count");--> statement-breakpoint
CREATE INDEX "group_chats_team" ON "group_chats" USING btree ("team_id");--> statement-breakpoint
CREATE INDEX "key_departments_hospital" ON "key_departments" USING btree ("hospital_id");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_hosp_dept_id_hospital_departments_id_fk" FOREIGN KEY ("hosp_dept_id") REFERENCES "public"."hospital_departments"("id") ON DELETE no action ON UPDATE no action;