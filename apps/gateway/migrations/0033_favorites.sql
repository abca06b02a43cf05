CREATE TABLE "favorites" (
	"owner_id" text NOT NULL,
	"kind" text NOT NULL,
	"thing_id" text NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favorites_owner_id_kind_thing_id_pk" PRIMARY KEY("owner_id","kind","thing_id")
);
--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_owner_id_users_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favorites_followers" ON "favorites" USING btree ("kind","thing_id");--> statement-breakpoint
CREATE INDEX "favorites_owner" ON "favorites" USING btree ("owner_id","kind","since","thing_id");