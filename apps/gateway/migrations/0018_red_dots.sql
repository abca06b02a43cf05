CREATE TABLE "red_dots_seen" (
	"user_id" text NOT NULL,
	"place" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "red_dots_seen_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
ALTER TABLE "red_dots_seen" ADD CONSTRAINT "red_dots_seen_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;