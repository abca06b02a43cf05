CREATE TABLE "activities" (
	"activity_id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"rules" jsonb NOT NULL,
	"coins" integer NOT NULL,
	"most_per_person" integer NOT NULL,
	"places" integer NOT NULL,
	"entries" integer DEFAULT 0 NOT NULL,
	"begins_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"seed" text NOT NULL,
	"seed_hash" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "activities_entries" CHECK (entries BETWEEN 0 AND places),
	CONSTRAINT "activities_time" CHECK (begins_at <= ends_at),
	CONSTRAINT "activities_most" CHECK (most_per_person > 0),
	CONSTRAINT "activities_coins" CHECK (coins >= 0 AND (coins > 0) = (kind = 'coins'))
);
--> statement-breakpoint
CREATE TABLE "activity_enroll_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"activity_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "activity_entries" (
	"entry_id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"owner_id" text,
	"prize_id" text NOT NULL,
	"coins" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"order_no" text,
	CONSTRAINT "activity_entries_sequence" UNIQUE("activity_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "activity_guests" (
	"invite_code" text NOT NULL,
	"guest_id" text NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_guests_invite_code_guest_id_pk" PRIMARY KEY("invite_code","guest_id"),
	CONSTRAINT "activity_guests_once" UNIQUE("guest_id")
);
--> statement-breakpoint
CREATE TABLE "activity_invites" (
	"invite_code" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_invites_owner" UNIQUE("activity_id","owner_id")
);
--> statement-breakpoint
CREATE TABLE "activity_prizes" (
	"prize_id" text PRIMARY KEY NOT NULL,
	"activity_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"coins" integer,
	"goods_id" text,
	"odds" integer NOT NULL,
	"stock" integer,
	"left_count" integer,
	CONSTRAINT "activity_prizes_place" UNIQUE("activity_id","position"),
	CONSTRAINT "activity_prizes_odds" CHECK (odds BETWEEN 0 AND 1000000),
	CONSTRAINT "activity_prizes_left" CHECK (left_count >= 0 AND left_count <= stock),
	CONSTRAINT "activity_prizes_stock" CHECK ((stock IS NULL) = (left_count IS NULL)),
	CONSTRAINT "activity_prizes_kind" CHECK ((kind = 'coins') = (coins IS NOT NULL) AND (kind = 'goods') = (goods_id IS NOT NULL) AND coins > 0)
);
--> statement-breakpoint
CREATE TABLE "health_coin_stops" (
	"stop_id" text PRIMARY KEY NOT NULL,
	"owner_id" text,
	"reason" text NOT NULL,
	"until" timestamp (3) with time zone,
	CONSTRAINT "health_coin_stops_one" UNIQUE NULLS NOT DISTINCT("owner_id")
);
--> statement-breakpoint
ALTER TABLE "coin_exchange_orders" DROP CONSTRAINT "coin_exchange_orders_coins";--> statement-breakpoint
ALTER TABLE "activity_enroll_tokens" ADD CONSTRAINT "activity_enroll_tokens_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_prize_id_activity_prizes_prize_id_fk" FOREIGN KEY ("prize_id") REFERENCES "public"."activity_prizes"("prize_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_entries" ADD CONSTRAINT "activity_entries_order_no_orders_order_no_fk" FOREIGN KEY ("order_no") REFERENCES "public"."orders"("order_no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_guests" ADD CONSTRAINT "activity_guests_invite_code_activity_invites_invite_code_fk" FOREIGN KEY ("invite_code") REFERENCES "public"."activity_invites"("invite_code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_invites" ADD CONSTRAINT "activity_invites_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_prizes" ADD CONSTRAINT "activity_prizes_activity_id_activities_activity_id_fk" FOREIGN KEY ("activity_id") REFERENCES "public"."activities"("activity_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_prizes" ADD CONSTRAINT "activity_prizes_goods_id_health_coin_goods_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."health_coin_goods"("goods_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "activity_entries_owner" ON "activity_entries" USING btree ("owner_id","at");--> statement-breakpoint
ALTER TABLE "coin_exchange_orders" ADD CONSTRAINT "coin_exchange_orders_coins" CHECK (coins >= 0 AND returned_coins BETWEEN 0 AND coins);