CREATE TABLE "release_reminders" (
	"owner_id" text NOT NULL,
	"hospital_id" text NOT NULL,
	"remind_at" timestamp (3) with time zone NOT NULL,
	"release_at" timestamp (3) with time zone NOT NULL,
	"day" date NOT NULL,
	"locale" text NOT NULL,
	CONSTRAINT "release_reminders_owner_id_hospital_id_pk" PRIMARY KEY("owner_id","hospital_id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "kind" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "release_reminders" ADD CONSTRAINT "release_reminders_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "release_reminders" ADD CONSTRAINT "release_reminders_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "release_reminders_due" ON "release_reminders" USING btree ("remind_at");