CREATE TABLE "health_channels" (
	"channel_id" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"banner_id" text NOT NULL,
	"banner_title" jsonb NOT NULL,
	"banner_text" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "health_channels_banner_id_unique" UNIQUE("banner_id")
);
--> statement-breakpoint
CREATE TABLE "health_comments" (
	"comment_id" text PRIMARY KEY NOT NULL,
	"org_code" text NOT NULL,
	"owner_id" text,
	"score" integer NOT NULL,
	"text" text NOT NULL,
	"shown_text" text NOT NULL,
	"findings" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"anonymous" boolean NOT NULL,
	"author_name" text,
	"in_languages" jsonb,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"edited_at" timestamp (3) with time zone,
	CONSTRAINT "health_comments_score" CHECK (score BETWEEN 1 AND 5)
);
--> statement-breakpoint
CREATE TABLE "health_organisations" (
	"org_code" text PRIMARY KEY NOT NULL,
	"channel_id" text NOT NULL,
	"name" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"introduction" jsonb NOT NULL,
	"area_id" text NOT NULL,
	"address" jsonb NOT NULL,
	"phone" text NOT NULL,
	"hours" jsonb NOT NULL,
	"services" jsonb NOT NULL,
	"comes_home" boolean NOT NULL,
	"takes_insurance" boolean NOT NULL,
	"open_at_night" boolean NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "health_comments" ADD CONSTRAINT "health_comments_org_code_health_organisations_org_code_fk" FOREIGN KEY ("org_code") REFERENCES "public"."health_organisations"("org_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_comments" ADD CONSTRAINT "health_comments_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_organisations" ADD CONSTRAINT "health_organisations_channel_id_health_channels_channel_id_fk" FOREIGN KEY ("channel_id") REFERENCES "public"."health_channels"("channel_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "health_organisations" ADD CONSTRAINT "health_organisations_area_id_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."areas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "health_comments_once" ON "health_comments" USING btree ("owner_id","org_code");--> statement-breakpoint
CREATE INDEX "health_comments_public" ON "health_comments" USING btree ("org_code","created_at") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "health_comments_waiting" ON "health_comments" USING btree ("created_at") WHERE state = 'inReview';--> statement-breakpoint
CREATE INDEX "health_organisations_channel" ON "health_organisations" USING btree ("channel_id","position");